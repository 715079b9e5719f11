package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/** The values of upgrade cards for a hero: guesses by their words. Immutable. */
@Immutable
final class UpgradeValues {

  /** The value of a side in chi: a level's chi and a little more, since a level is worth more than the chi that it takes. */
  static final double SIDE = 11;
  private static final double EPIC_DIE = 1.6;
  private static final double FIRST_EACH_TURN = 0.5;
  private static final double PAID = 0.35;

  private final double[] normalCombat;
  private final double[] epicCombat;

  UpgradeValues(Content content) {
    List<Upgrade> cards = content.upgrades();
    normalCombat = cards.stream().mapToDouble(card -> combatDice(card.normal())).toArray();
    epicCombat = cards.stream().mapToDouble(card -> combatDice(card.epic())).toArray();
  }

  private static double combatDice(List<Clause> clauses) {
    double sum = 0;
    for (Clause clause : clauses) {
      for (Part part : clause.effects().second()) {
        if (part.effect().context().covers(RollContext.COMBAT)) {
          sum += combatDice(part.effect()) * share(clause, part);
        }
      }
    }
    return sum;
  }

  private static double combatDice(Effect effect) {
    return switch (effect.verb().word()) {
      case "addSD" -> effect.amount();
      case "addESD" -> EPIC_DIE * effect.amount();
      case "reroll" -> effect.amount() / 2.0;
      default -> 0;
    };
  }

  /** Returns the frequency at which a part counts. */
  private static double share(Clause clause, Part part) {
    double price = clause.trigger() != Trigger.COST ? 1 : clause.price() == Attribute.ANY ? 1.5 * PAID : PAID;
    return part.scope() == EffectDuration.FIRST_EACH_TURN || part.scope() == EffectDuration.IF_MOVED ? price * FIRST_EACH_TURN : price;
  }

  /** Returns the number of skill dice that an upgrade is worth in a combat check. */
  double combatDice(int upgrade, boolean isEpic) {
    return isEpic ? epicCombat[upgrade] : normalCombat[upgrade];
  }
}
