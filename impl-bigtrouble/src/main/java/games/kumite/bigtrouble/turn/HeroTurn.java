package games.kumite.bigtrouble.turn;

/**
 * The turn of a hero.
 *
 * @param seat the seat of the hero
 */
record HeroTurn(int seat) {}
