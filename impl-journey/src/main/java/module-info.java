/** The place of Journey: Wrath of Demons, which is not written yet: no package is exported, no game provided. */
module games.kumite.journey {
  requires games.kumite.spi;
  requires static org.jspecify;
}
