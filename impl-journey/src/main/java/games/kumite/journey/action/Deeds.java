package games.kumite.journey.action;

import games.kumite.journey.content.Kind;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Verb;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.effect.Drafts;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.harm.Tracks;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.quest.Sutras;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Reports;
import games.kumite.journey.sum.Sums;

/** The effects of the shorter actions. Stateless. */
final class Deeds {

  /** Chi for a Rest (JW-ACT-17). */
  private static final int REST = 5;
  /** Good karma for a villager (JW-ACT-14). */
  private static final int RESCUE = 3;

  private Deeds() {}

  /** Prays (JW-ACT-03). */
  static void pray(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    journey.setPilgrim(pilgrim, Num.USED_BOX, 1);
    journey.tell(journey.terms().reports.prays, pilgrim);
    Drafts.fortune(journey, pilgrim, act.sequel());
  }

  /** Rests (JW-ACT-17). */
  static void rest(Journey journey, int pilgrim) {
    journey.setPilgrim(pilgrim, Num.RESTS, journey.pilgrim(pilgrim, Num.RESTS) + 1);
    journey.tell(journey.terms().reports.rests, pilgrim);
    Tracks.gainChi(journey, pilgrim, REST);
  }

  /** Masters a skill (JW-ACT-23). */
  static void master(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    journey.setPilgrim(pilgrim, Num.MASTERED, 1);
    Karma.loseGood(journey, pilgrim, Possible.MASTER_COST);
    int card = Drawing.search(journey, pilgrim, Kind.ONE_TIME);
    journey.tell(journey.terms().reports.mastered, pilgrim, card);
    Drafts.after(journey, Event.DRAW_SKILL, pilgrim, act.sequel());
  }

  /** Carries out an action on a token. */
  static void token(Journey journey, Act act, int piece) {
    int pilgrim = act.pilgrim();
    Reports reports = journey.terms().reports;
    int told = journey.scene().told(piece);
    switch (journey.scene().piece(piece).kind) {
      case DOOR -> { // JW-ACT-09, JW-ACT-10
        journey.take(piece);
        journey.tell(reports.broke, pilgrim, told);
      }
      case SUTRA -> { // JW-ACT-12
        journey.take(piece);
        journey.setPilgrim(pilgrim, Num.SUTRAS, journey.pilgrim(pilgrim, Num.SUTRAS) + 1);
        journey.tell(reports.collected, pilgrim, told);
        Sutras.collected(journey, pilgrim, act.sequel());
      }
      case VILLAGER -> { // JW-ACT-14, JW-KAR-07
        journey.take(piece);
        journey.setPilgrim(pilgrim, Num.VILLAGERS, journey.pilgrim(pilgrim, Num.VILLAGERS) + 1);
        journey.tell(reports.rescued, pilgrim, told);
        int karma = Math.max(0, RESCUE + Sums.corruption(journey, pilgrim, Verb.MOD_RESCUE));
        if (karma > 0) {
          Karma.gainGood(journey, pilgrim, karma, act.sequel());
        }
      }
      case WELL -> { // JW-ACT-15, JW-ACT-16
        journey.use(piece, pilgrim);
        journey.tell(reports.recovered, pilgrim, told);
        Tracks.heal(journey, pilgrim, journey.maxHealth(pilgrim));
      }
      case GATE -> { // JW-ACT-25
        journey.setPilgrim(pilgrim, Num.SUTRAS, journey.pilgrim(pilgrim, Num.SUTRAS) - 1);
        Gates.close(journey, piece);
      }
      case BOX -> throw new IllegalStateException("a box is prayed at");
    }
  }
}
