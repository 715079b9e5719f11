package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Chi;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.Bearing.Nature;
import games.kumite.bigtrouble.resolution.HeroWord;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.resolution.PlainWord;
import games.kumite.bigtrouble.resolution.PlainWord.Of;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The words about health, chi and Hell cards. */
final class HealthWords {

  private static final Bearing HEAL = new Bearing(Bearing.HEALTH, 0, Nature.HEAL);
  private static final Bearing LOSS = new Bearing(0, 0, Nature.LOSS);

  static final List<InstantWord> ALL = List.of(
      new HeroWord(11, "heal", Shape.HEROES_AMOUNT, HEAL, HealthWords::isHurt,
          (state, it, on, seat) -> heal(state, seat, it.amount())),
      new HeroWord(12, "fullHeal", Shape.HEROES, HEAL, HealthWords::isHurt,
          (state, it, on, seat) -> heal(state, seat, GameState.MAX_HEALTH)),
      new Loss(13, "damage", Shape.HEROES_AMOUNT, LOSS,
          (state, it, on, seat) -> Harm.damage(state, seat, it.amount(), Cause.effect(it, on))),
      new PlainWord(14, "prevent", Shape.AMOUNT, Bearing.NONE, Of.SELF, InstantWord.Test.ALWAYS,
          (state, it, on, self) -> DiceWords.more(state, on.self(), Counters.PREVENTED, it.amount())) {
        @Override
        public LastingWord lasting() {
          return LastingWord.PREVENT;
        }
      },
      new HeroWord(15, "gainChi", Shape.HEROES_AMOUNT, Bearing.of(0, Bearing.ALL), InstantWord.Test.ALWAYS,
          (state, it, on, seat) -> Chi.gain(state, seat, it.amount(), Cause.effect(it, on))) {
        @Override
        public int brings(GameState state, Effect effect) {
          boolean isLevelUp = false;
          for (int seat = 0; seat < state.seats(); seat++) {
            isLevelUp |= state.seat(seat, Counters.CHI) + effect.amount() >= GameState.LEVEL_CHI;
          }
          return isLevelUp ? Bearing.ALL : Bearing.CHI;
        }
      },
      new Loss(16, "loseChi", Shape.HEROES_AMOUNT, LOSS,
          (state, it, on, seat) -> Chi.lose(state, seat, it.amount(), Cause.effect(it, on))),
      new Loss(31, "drawHell", Shape.HEROES, Bearing.NONE,
          (state, it, on, seat) -> Hell.gain(state, seat, Cause.effect(it, on))) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return home == TextSource.HELL ? "drawHell cannot stand on a Hell card: one would draw the next" : "";
        }
      },
      new HeroWord(32, "clearHell", Shape.HEROES, Bearing.of(Bearing.HELL, 0),
          (state, it, on, seat) -> Hell.isKept(state, seat) && canClear(state, on), HealthWords::clear) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND && home != TextSource.UPGRADE; // BT-DIE-10
        }

        @Override
        public boolean dependsOnSource() {
          return true;
        }
      });

  private HealthWords() {}

  /** A word that may bring heroes to 0 health, with all that follows. */
  private static class Loss extends HeroWord {

    Loss(int number, String word, Shape shape, Bearing bearing, Execution execution) {
      super(number, word, shape, bearing, Test.ALWAYS, execution);
    }

    @Override
    public final int brings(GameState state, Effect effect) {
      return Bearing.ofLoss(state);
    }
  }

  private static boolean isHurt(GameState state, Effect effect, EffectContext on, int seat) {
    return state.seat(seat, Counters.HEALTH) > 0 && state.seat(seat, Counters.HEALTH) < GameState.MAX_HEALTH;
  }

  /** Heals a hero; one at 0 health dies, regardless of texts in the meantime (BT-RUL-129). */
  private static void heal(GameState state, int seat, int points) {
    if (state.seat(seat, Counters.HEALTH) > 0) {
      Harm.heal(state, seat, points);
    }
  }

  private static void clear(GameState state, Effect effect, EffectContext on, int seat) {
    if (canClear(state, on)) {
      Hell.clear(state, seat);
    }
  }

  /** Returns whether a text can clear Hell cards; in Act II only those of upgrade cards can (BT-DIE-10). */
  private static boolean canClear(GameState state, EffectContext on) {
    return state.get(Counters.ACT) == 1 || on.source() == EffectContext.Source.UPGRADE;
  }
}
