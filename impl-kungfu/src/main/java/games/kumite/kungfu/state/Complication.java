package games.kumite.kungfu.state;

import games.kumite.spi.Texts;


/** A Complication, in the order of the die (KF-CPL). */
public enum Complication {
  ARTEFACT, NIGHT_FALLS, BETRAYAL, MONSOON, CHINESE_NEW_YEAR, FIRE;

  /** Returns the complication of a die. */
  public static Complication of(int die) {
    return values()[die - 1];
  }

  /** Returns the word for it. */
  public String word() {
    return Texts.word(this);
  }
}
