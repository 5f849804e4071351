### Waarom een computertegenstander zo speelde, in eigen woorden.

reason-went-out = Ik kon alles leggen, dus ik ben uit.
reason-held-back = Ik heb alles gehouden om in één keer uit te gaan.
reason-no-meld = Voor de { term-initial-meld } had ik nog niet genoeg.
reason-nothing-to-lay = Ik kon niets leggen.
reason-saw-nothing = Ik zag niets om te leggen.
reason-laid-what-it-saw = Ik heb gelegd wat ik zag.
reason-laid-most = Ik heb zoveel stenen gelegd als ik kon.
reason-laid-dearest = Ik heb gelegd wat het meest telt, want het spel kan gauw afgelopen zijn.
reason-laid-sets = Ik heb mijn eigen combinaties gelegd en de tafel gelaten zoals die was.
reason-laid-enough = Ik kon { $count } stenen in één keer leggen. Dat was de moeite waard.
reason-laid-one = Ik heb een dure steen gelegd, om aan het eind minder punten over te houden.
reason-laid-little = Ik moest iets leggen, dus heb ik zo weinig mogelijk gelegd.
reason-opened-small = Ik ben begonnen met zo weinig mogelijk stenen: { $count }.
reason-waited-on-thought = Ik heb vooruitgedacht: wachten leek me beter dan leggen.
reason-laid-on-thought = Ik heb vooruitgedacht: het leek me beter om dit nu te leggen.
