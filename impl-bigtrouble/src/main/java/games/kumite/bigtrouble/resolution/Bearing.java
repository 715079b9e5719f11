package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/**
 * The bearing of a word on the order of due texts (BT-RUL-133): which conditions it may lack, which it may change, and
 * whether texts of its kind have the same result in any order.
 *
 * @param lacks bits of the conditions without which it has no effect
 * @param brings bits of the conditions that it may change at most
 * @param nature its nature among texts about health
 */
public record Bearing(int lacks, int brings, Nature nature) {

  public static final int HEALTH = 1;
  public static final int HELL = 1 << 1;
  public static final int ITEMS = 1 << 2;
  /** The places of heroes, and their reach. */
  public static final int PLACES = 1 << 3;
  /** The places and states of enemies. */
  public static final int ENEMIES = 1 << 4;
  public static final int DICE = 1 << 5;
  public static final int TRACKS = 1 << 6;
  public static final int CHI = 1 << 7;
  public static final int ALL = -1;

  /** A word about which nothing is known: the group orders its texts. */
  public static final Bearing UNKNOWN = new Bearing(ALL, ALL, Nature.OTHER);
  /** A word that needs nothing and changes nothing that others need. */
  public static final Bearing NONE = new Bearing(0, 0, Nature.OTHER);

  /** The nature of a text. */
  public enum Nature {
    /** A loss of health or chi of heroes, without a choice of the heroes. */
    LOSS,
    /** A gain of health of heroes, without a choice of the heroes. */
    HEAL,
    /** No dependence on health and chi, and no change of them. */
    ASIDE,
    /** Anything else. */
    OTHER
  }

  /** Returns a bearing of a word that is about something else than health. */
  public static Bearing of(int lacks, int brings) {
    return new Bearing(lacks, brings, Nature.OTHER);
  }

  /** Returns a bearing of a word that does not depend on health and chi and does not change them. */
  public static Bearing aside(int lacks, int brings) {
    return new Bearing(lacks, brings, Nature.ASIDE);
  }

  /**
   * Returns the conditions that a loss of health or chi may change, including those that the Hell card of a death changes; no
   * such card kills or hits (BT-RUL-128). The death of another is among these cards.
   */
  public static int ofLoss(GameState state) {
    int brings = CHI | HEALTH | HELL | TRACKS;
    for (HellCard card : state.content().hells()) {
      if (card.entry().kind() == HellCard.Kind.DISCARD) {
        for (Part part : card.effects().of(state.get(Counters.ACT))) {
          for (Effect effect : part.effects()) {
            brings |= effect.verb() instanceof InstantWord word ? word.bearing().brings() : 0;
          }
        }
      }
    }
    return brings;
  }

  /** Returns the conditions that decide whether a target means a hero. */
  static int of(EffectTarget target) {
    return switch (target) {
      case SELF, ANY, OTHER, EACH, OWNER -> 0;
      case MAX_CHI -> CHI;
      case HOLDERS -> ITEMS;
      default -> PLACES;
    };
  }
}
