package games.kumite.kungfu.state;

import games.kumite.spi.Texts;


/** What makes it harder, in the order of the die (KF-CPL). */
public enum Complication {
  ARTEFACT, NIGHT_FALLS, BETRAYAL, MONSOON, CHINESE_NEW_YEAR, FIRE;

  /** The complication of a die. */
  public static Complication of(int die) {
    return values()[die - 1];
  }

  /** The word for it. */
  public String word() {
    return Texts.word(this);
  }
}
