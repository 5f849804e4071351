/** One tab at a time plays at a table: two would move the same tiles against each other. */

/**
 * Take the table for this tab, also from another one; `lost` is called when a later tab takes it.
 * Gives back what releases it. Without Web Locks (a plain address in a network) all tabs play.
 */
export function holdTab(table: string, lost: () => void): () => void {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  let given = false;
  navigator.locks
    ?.request(`remeld ${table}`, { steal: true }, () => held)
    .catch(() => {
      if (!given) lost();
    });
  return () => {
    given = true;
    release();
  };
}
