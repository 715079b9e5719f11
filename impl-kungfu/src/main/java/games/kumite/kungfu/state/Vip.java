package games.kumite.kungfu.state;

import games.kumite.spi.Texts;


/** A very important person (KF-VIP-01): the first five by their die, the others by a second one. */
public enum Vip {
  MEDIC, HOPPING_VAMPIRE, CELEBRITY, ZOMBIE, LOVED_ONE, DINOSAUR, SUPER_SOLDIER, CYBORG, TIME_TRAVELLER;

  /** The die that means an escaped experiment. */
  public static final int EXPERIMENT = 6;

  private static final Vip[] EXPERIMENTS =
      {DINOSAUR, DINOSAUR, SUPER_SOLDIER, CYBORG, TIME_TRAVELLER, TIME_TRAVELLER};

  /** Returns the person of a die other than {@link #EXPERIMENT}. */
  public static Vip of(int die) {
    return values()[die - 1];
  }

  /** Returns the escaped experiment of a second die. */
  public static Vip experiment(int die) {
    return EXPERIMENTS[die - 1];
  }

  /** Returns the word for it, which is the id of its profile among the guests. */
  public String word() {
    return Texts.word(this);
  }
}
