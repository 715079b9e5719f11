package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Trouble;

/** Health is lost, by attacks and otherwise. */
public final class Harm {

  private Harm() {}

  /** A hero loses health without a defense roll (BT-DIE-01). What follows is put on the agenda. */
  public static void damage(Trouble trouble, int seat, int points) {}

  /**
   * An enemy attacks a hero, or strikes back: a defense roll, then damage (BT-ENM-15). What follows is put on the agenda.
   *
   * @param seat who is attacked
   * @param points the attack value
   * @param enemy who attacks
   */
  public static void attack(Trouble trouble, int seat, int points, int enemy) {}

  /** A hero gains health, up to 10 (BT-DIE-14). */
  public static void heal(Trouble trouble, int seat, int points) {}

  /** The deaths that were on their way when Act I ended are finished (BT-DIE-13). Put on the agenda. */
  public static void settle(Trouble trouble) {}
}
