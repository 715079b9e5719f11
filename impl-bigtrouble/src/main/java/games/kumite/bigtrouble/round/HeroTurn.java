package games.kumite.bigtrouble.round;

/**
 * The turn of a hero.
 *
 * @param seat the seat of the hero
 */
record HeroTurn(int seat) {}
