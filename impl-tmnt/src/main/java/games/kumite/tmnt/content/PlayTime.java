package games.kumite.tmnt.content;

/** A time of play that a Treasure names. */
public enum PlayTime { NONE, COMBAT, RUN, DIE, TRAP, ANY, OWN_NONCOMBAT }
