/** The place of A Fistful of Kung Fu, which is not written yet: no package is exported, no game provided. */
module games.kumite.kungfu {
  requires games.kumite.spi;
  requires static org.jspecify;
}
