package games.kumite.bigtrouble.dice;

/**
 * Skill dice to be rolled.
 *
 * @param skill the skill dice
 * @param epic the epic skill dice
 */
public record Pool(int skill, int epic) {

  /** No dice. */
  public static final Pool NONE = new Pool(0, 0);

  /** Returns the skill dice that slotted dice give (BT-CMB-02, BT-SKL-02). */
  public static Pool of(DicePlacement dicing) {
    return new Pool(dicing.normal(), dicing.epic());
  }
}
