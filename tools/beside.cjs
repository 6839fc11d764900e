// Two games on a boardgame.io server that keeps everything in memory: one of a few numbers, and one that shows each
// player as much as Heimlich & Co does. Whoever is on turn says something, and the next one is.

const { Server, Origins } = require("boardgame.io/server");

const AGENTS = ["red", "orange", "yellow", "green", "blue", "violet", "grey"];

const say = ({ G, playerID }, agent, steps) => {
  G.points[playerID] += steps;
  G.last = agent;
};

const few = {
  name: "few",
  setup: () => ({ points: [0, 0, 0, 0], last: 0 }),
  moves: { say },
  turn: { minMoves: 1, maxMoves: 1 },
};

// As much to see: what lies on the table of Heimlich & Co, agent by agent; every turn so far, which two of three moves
// add to; and a card of one's own.
const much = {
  ...few,
  name: "much",
  setup: () => ({
    points: [0, 0, 0, 0],
    last: 0,
    rules: "basic",
    phase: "move",
    agents: AGENTS,
    place: AGENTS.map(() => 0),
    score: AGENTS.map(() => 0),
    to_safe: AGENTS.map(() => 7),
    safe: 7,
    roll: 3,
    turns: [],
    owners: null,
    furthest: null,
    moved: 0,
    cards: { 0: "red", 1: "green", 2: "blue", 3: "grey" },
  }),
  moves: {
    say: (told, agent, steps) => {
      say(told, agent, steps);
      const { G, playerID } = told;
      const led = agent % AGENTS.length;
      G.place[led] = (G.place[led] + steps) % 12;
      G.to_safe[led] = (G.safe - G.place[led] + 11) % 12;
      G.moved += 1;
      if (G.moved % 3 === 0) return;
      const points = AGENTS.map((_, at) => (at === led ? steps : 0));
      G.turns.push({ seat: Number(playerID), steps: points, place: [...G.place], gain: null });
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, cards: { [playerID]: G.cards[playerID] } }),
};

const server = Server({ games: [few, much], origins: [Origins.LOCALHOST] });
// It says by itself where it listens, on all addresses of this machine; loopback is enough.
const listening = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listening(port, "127.0.0.1", done);
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) =>
  console.log(`open ${appServer.address().port}`),
);
