package games.kumite.tmnt.content;

/** The effects that rules ask cards for, by their words. */
public enum EffectVerb {
  STR, REROLL, SETDIE, ESCAPE, NOHELP, NOONESHOT, LEVEL, STEALLEVEL, REDUCE_LEVEL_LOSS, DIE, LOSE, DRAW, NEXT, NEXTRUN,
  ADDMONSTER, MATE, REMOVE, CANCELTRAP, FORCEHELP,
  /** Any other word. */
  OTHER
}
