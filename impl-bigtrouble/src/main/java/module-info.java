/** The place of Big Trouble in Little China, which is not written yet: no package is exported, no game provided. */
module games.kumite.bigtrouble {
  requires games.kumite.spi;
  requires static org.jspecify;
}
