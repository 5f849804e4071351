"""Who can reach a house, and how its own machine opens it to a network while people play.

Addresses of the loopback interface stand for networks: 127.0.0.2 is as good as 192.168.0.7.
"""

import httpx
import pytest

from remeld.protocol import commands
from remeld.server.networks import own_addresses
from remeld.server.process import bind
from remeld.server.reach import Reach
from remeld.server.settings import Settings, SettingsError, local_origins
from tests.patience import PATIENCE
from tests.server.clients import Client, make_table
from tests.server.processes import House

PLAY = pytest.mark.house(openable="yes", networks="127.0.0.2,127.0.0.3")


def host_machine(house: House, **headers: str) -> httpx.Client:
    own = {"Origin": f"http://localhost:{house.port}", "Host": f"localhost:{house.port}"}
    return httpx.Client(base_url=house.url, headers={**own, **headers}, timeout=PATIENCE)


def told(client: httpx.Client) -> tuple[str, str, list[str]]:
    info = client.get("/api/house").json()
    return info["invite"], info["reach"], info["networks"]


@PLAY
def test_a_house_for_its_machine_says_so_and_opens_when_the_machine_asks(house: House) -> None:
    network = f"http://127.0.0.2:{house.port}"
    with host_machine(house) as host:
        invite, reach, networks = told(host)
        assert (invite, reach) == (f"http://localhost:{house.port}", "machine")
        assert networks == ["127.0.0.2", "127.0.0.3"]
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{network}/api/house")
        opened = host.post("/api/house/networks", json={"address": "127.0.0.2"})
        assert opened.status_code == 200, opened.text
        assert told(host)[:2] == (network, "network")
        assert network in _qr_target(host, network)
        # Who came by the network sees where it is open, but not what else the machine has.
        with httpx.Client(base_url=network, headers={"Origin": network}) as friend:
            assert told(friend) == (network, "network", [])
            assert friend.post("/api/session").status_code == 200
            refused = friend.post("/api/house/networks", json={"address": "127.0.0.3"})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-the-machine")
        # Another address is added to the first, which stays: nobody is sent away.
        other = f"http://127.0.0.3:{house.port}"
        assert host.post("/api/house/networks", json={"address": "127.0.0.3"}).status_code == 200
        assert told(host)[0] == other
        assert httpx.get(f"{network}/api/house").json()["invite"] == network
        # To choose the first again is no new socket.
        assert host.post("/api/house/networks", json={"address": "127.0.0.2"}).status_code == 200
        assert told(host)[0] == network


def _qr_target(host: httpx.Client, network: str) -> str:
    """The code for others is that of the network: it differs from that of the machine itself."""
    drawn = host.get("/api/qr.svg", params={"path": "/t/ABCD"})
    assert drawn.status_code == 200
    assert drawn.text == httpx.get(f"{network}/api/qr.svg", params={"path": "/t/ABCD"}).text
    return network


@PLAY
async def test_nobody_at_a_table_is_dropped(house: House) -> None:
    ann = await Client(house.url, house.origin).come_in()
    friend_at = f"http://127.0.0.2:{house.port}"
    friend = Client(friend_at)
    try:
        table = await make_table(ann, "Ann")
        await ann.watch(table).until(lambda view: view.you is not None)
        with host_machine(house) as host:
            assert host.post("/api/house/networks", json={"address": "127.0.0.2"}).is_success
        await (await friend.come_in()).watch(table).do(commands.Sit(name="Bob"))
        view = await ann.until(lambda view: len(view.people) == 2)
        assert (ann.connects, friend.connects) == (1, 1)
        assert [each.name for each in view.people] == ["Ann", "Bob"]
    finally:
        await ann.close()
        await friend.close()


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Origin": "http://evil.example"}, "wrong-origin"),
        ({"X-Forwarded-For": "192.0.2.9"}, "not-the-machine"),
        ({"Forwarded": "for=192.0.2.9"}, "not-the-machine"),
        ({"Via": "1.1 tunnel"}, "not-the-machine"),
        ({"Host": "evil.example"}, "wrong-host"),
    ],
)
@PLAY
def test_only_the_machine_itself_may_ask(house: House, headers: dict[str, str], code: str) -> None:
    with host_machine(house, **headers) as stranger:
        refused = stranger.post("/api/house/networks", json={"address": "127.0.0.2"})
    assert (refused.status_code in (403, 421), refused.json()["code"]) == (True, code)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.2:{house.port}/api/house")


@PLAY
def test_what_is_no_address_of_ours_or_taken_is_refused_by_name(house: House) -> None:
    with host_machine(house) as host:
        refused = host.post("/api/house/networks", json={"address": "127.0.0.9"})
        assert (refused.status_code, refused.json()["code"]) == (400, "no-such-network")
        other = bind("127.0.0.3", house.port)
        try:
            refused = host.post("/api/house/networks", json={"address": "127.0.0.3"})
            assert (refused.status_code, refused.json()["code"]) == (409, "network-taken")
        finally:
            other.close()
        assert told(host)[1] == "machine"
        assert host.post("/api/house/networks", json={"address": "127.0.0.3"}).is_success


def test_a_served_house_is_not_opened_by_requests(house: House) -> None:
    """Behind a proxy that nobody has named, everybody seems to be on this machine."""
    with host_machine(house) as host:
        assert told(host)[2] == []
        refused = host.post("/api/house/networks", json={"address": "127.0.0.2"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-the-machine")


def test_names_and_public_addresses_are_for_everybody() -> None:
    origins = (*local_origins("127.0.0.1", 80), "https://play.example", "http://192.168.0.7")
    reach = Reach(Settings(origins=origins))
    assert reach.invite("localhost") == "https://play.example"
    assert reach.invite("192.168.0.7") == "http://192.168.0.7"
    whose = {origin: reach.who(origin) for origin in (*origins, "http://8.8.8.8")}
    assert list(whose.values()) == ["machine", "machine", "everybody", "network", "everybody"]


async def test_a_house_at_every_address_only_admits_one_more() -> None:
    listened: list[str] = []

    async def listen(host: str, port: int) -> None:
        listened.append(f"{host}:{port}")

    for host, expected in (("0.0.0.0", []), ("127.0.0.1", ["127.0.0.2:8137"])):
        listened.clear()
        origins = local_origins(host, 8137)
        settings = Settings(host=host, origins=origins, networks=("127.0.0.2",), openable=True)
        reach = Reach(settings, listen)
        await reach.open("127.0.0.2")
        assert listened == expected
        assert "127.0.0.2:8137" in reach.hosts
        assert reach.invite("localhost:8137") == "http://127.0.0.2:8137"


def test_addresses_of_networks_are_addresses() -> None:
    with pytest.raises(SettingsError, match="REMELD_NETWORKS is 'home'"):
        Settings(networks=("home",))
    assert all(not address.startswith("127.") for address in own_addresses())
