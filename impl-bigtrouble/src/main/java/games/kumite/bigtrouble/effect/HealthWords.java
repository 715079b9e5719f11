package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.Bearing.Nature;
import games.kumite.bigtrouble.resolution.Bottom;
import games.kumite.bigtrouble.resolution.HeroWord;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The words about health, chi and Hell cards. */
final class HealthWords {

  private static final Bearing HEAL = new Bearing(Bearing.HEALTH, 0, Nature.HEAL);
  private static final Bearing LOSS = new Bearing(0, 0, Nature.LOSS);

  static final List<InstantWord> ALL = List.of(new Heal(11, "heal", Shape.HEROES_AMOUNT), new Heal(12, "fullHeal", Shape.HEROES),
      new HeroWord(13, "damage", Shape.HEROES_AMOUNT, LOSS) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return true;
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Harm.damage(state, seat, effect.amount(), Cause.effect(effect, on));
        }

        @Override
        public int brings(GameState state, Effect effect) {
          return Bearing.ofLoss(state);
        }
      },
      new InstantWord(14, "prevent", Shape.AMOUNT, Bearing.NONE) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return true;
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          DiceWords.more(state, on.self(), Counters.PREVENTED, effect.amount());
        }

        @Override
        public LastingWord lasting() {
          return LastingWord.PREVENT;
        }

        @Override
        public boolean isOfSelf() {
          return true;
        }
      },
      new HeroWord(15, "gainChi", Shape.HEROES_AMOUNT, Bearing.of(0, Bearing.ALL)) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return true;
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Chi.gain(state, seat, effect.amount(), Cause.effect(effect, on));
        }

        @Override
        public int brings(GameState state, Effect effect) {
          boolean isLevelUp = false;
          for (int seat = 0; seat < state.seats(); seat++) {
            isLevelUp |= state.seat(seat, Counters.CHI) + effect.amount() >= GameState.LEVEL_CHI;
          }
          return isLevelUp ? Bearing.ALL : Bearing.CHI;
        }
      },
      new HeroWord(16, "loseChi", Shape.HEROES_AMOUNT, LOSS) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return true;
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Chi.lose(state, seat, effect.amount(), Cause.effect(effect, on));
        }

        @Override
        public int brings(GameState state, Effect effect) {
          return Bearing.ofLoss(state);
        }
      },
      new HeroWord(31, "drawHell", Shape.HEROES, Bearing.NONE) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return home == TextSource.HELL ? "drawHell cannot stand on a Hell card: one would draw the next" : "";
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return true;
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Hell.gain(state, seat, Cause.effect(effect, on));
        }

        @Override
        public int brings(GameState state, Effect effect) {
          return Bearing.ofLoss(state);
        }
      },
      new HeroWord(32, "clearHell", Shape.HEROES, Bearing.of(Bearing.HELL, 0)) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND && home != TextSource.UPGRADE; // BT-DIE-10
        }

        @Override
        public boolean dependsOnSource() {
          return true;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return Hell.isKept(state, seat) && canClear(state, on);
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          if (canClear(state, on)) {
            Hell.clear(state, seat);
          }
        }

        /** Returns whether a text can clear Hell cards; in Act II only those of upgrade cards can (BT-DIE-10). */
        private boolean canClear(GameState state, EffectContext on) {
          return state.get(Counters.ACT) == 1 || on.source() == EffectContext.Source.UPGRADE;
        }
      });

  private HealthWords() {}

  /** A word that heals: a number of points, or all. */
  private static final class Heal extends HeroWord {

    Heal(int number, String word, Shape shape) {
      super(number, word, shape, HEAL);
    }

    @Override
    public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
      return canHeal(state, seat) && state.seat(seat, Counters.HEALTH) < GameState.MAX_HEALTH;
    }

    @Override
    public void apply(GameState state, Effect effect, EffectContext on, int seat) {
      if (canHeal(state, seat)) {
        Harm.heal(state, seat, shape() == Shape.HEROES ? GameState.MAX_HEALTH : effect.amount());
      }
    }

    /** Returns whether a hero can be healed; one at 0 health dies, regardless of texts in the meantime (BT-RUL-129). */
    private static boolean canHeal(GameState state, int seat) {
      return state.seat(seat, Counters.HEALTH) > 0;
    }
  }
}
