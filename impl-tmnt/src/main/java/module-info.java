/** The place of Munchkin Teenage Mutant Ninja Turtles, which is not written yet: no package is exported, no game provided. */
module games.kumite.tmnt {
  requires games.kumite.spi;
  requires static org.jspecify;
}
