package games.kumite.tmnt.content;

/** A time of play that a Treasure names. */
public enum When { NONE, COMBAT, RUN, DIE, TRAP, ANY, OWN_NONCOMBAT }
