/** Line drawings of the special cards, on a 24 × 24 sheet. */
export const SPECIAL_ICONS: Record<string, string> = {
  "double-turn": "M4 8h13l-4-4M20 16H7l4 4",
  birthday: "M5 20h14v-8H5zM5 15.500h14M12 12V8M12 5v.1",
  redistribution: "M12 5a7 7 0 0 1 7 7M12 19a7 7 0 0 1-7-7M16 10l3 3 3-3M8 14l-3-3-3 3M12 11v2",
  left: "M20 12H4M10 6l-6 6 6 6",
  right: "M4 12h16M14 6l6 6-6 6",
  inspection: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500L21 21",
  gift: "M4 10h16v10H4zM12 10v10M4 14h16M12 10C7 10 6 5 9 5s3 5 3 5 0-5 3-5 2 5-3 5",
  stolen: "M3 9c3-2 6-1 9 0 3-1 6-2 9 0-.500 5-3 7-5 7s-3-2-4-2-2 2-4 2-4.500-2-5-7M8 11.500h1M15 11.500h1",
  swap: "M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4",
  wish: "M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200L12 17l-5.600 3 1.300-6.200L3 9.500l6.300-.700z",
  emergency: "M5 20h14M7.500 20v-7a4.500 4.500 0 0 1 9 0v7M12 3v2.500M4 6l1.800 1.800M20 6l-1.800 1.800",
  "buy-time": "M10.500 6a7.500 7.500 0 1 0 7.500 7.500M10.500 9.500v4l3 2M18 3v6M15 6h6",
  hideout: "M4 20V10l8-6 8 6v10zM12 14v3M12 12v.1",
  "cash-machine": "M4 3h16v9H4zM7 7.500h10M8 12v9h8v-9M12 15v3",
  exchange:
    "M9 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16 8a4 4 0 0 1 0 8M13 4.500c3-1.500 6-.500 7 2M11 19.500c-3 1.500-6 .500-7-2",
};
