package games.kumite.bigtrouble.turn;

/**
 * The turn of a hero.
 *
 * @param seat whose
 */
record Turn(int seat) {}
