// Two games on a boardgame.io server that keeps everything in memory: one of a few numbers, and one that shows each
// player as much as Heimlich & Co does. Whoever is on turn says something, and the next one is.

const { Server, Origins } = require("boardgame.io/server");

const AGENTS = ["red", "orange", "yellow", "green", "blue", "violet", "grey"];
const KEPT = 6;

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

// As much to see: every agent with what became of it, the last turns in full, and a card of one's own.
const much = {
  ...few,
  name: "much",
  setup: () => ({
    points: [0, 0, 0, 0],
    last: 0,
    agents: AGENTS.map((name, at) => ({ name, house: at, points: at, seen: [at, at + 1, at + 2], by: [0, 0, 0, 0] })),
    turns: Array.from({ length: KEPT }, (_, turn) => ({
      turn,
      seat: turn % 4,
      die: "one to three",
      moves: AGENTS.map((agent) => ({ agent, from: "house-3", to: "house-5" })),
    })),
    cards: { 0: "red", 1: "green", 2: "blue", 3: "grey" },
  }),
  moves: {
    say: (told, agent, steps) => {
      say(told, agent, steps);
      const { G, playerID } = told;
      G.agents[agent % AGENTS.length].by[playerID] += steps;
      const turn = G.turns.shift();
      G.turns.push({ ...turn, turn: turn.turn + KEPT, seat: Number(playerID) });
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
