package games.kumite.journey.attack;

import static games.kumite.journey.attack.AttackWord.Test.ALWAYS;
import static games.kumite.journey.attack.AttackWord.Test.NEVER;
import static games.kumite.journey.content.EffectForm.COLOUR;
import static games.kumite.journey.content.EffectForm.NOTHING;
import static games.kumite.journey.content.EffectForm.NUMBER;
import static games.kumite.journey.content.EffectForm.WHO;
import static games.kumite.journey.content.EffectPlacement.ATTACK;
import static games.kumite.journey.content.EffectPlacement.ATTACKED;
import static games.kumite.journey.content.EffectPlacement.CLEANSED;
import static games.kumite.journey.content.EffectPlacement.CLEANSING;
import static games.kumite.journey.content.EffectPlacement.CORRUPTION;
import static games.kumite.journey.content.EffectPlacement.DEFENDED;
import static games.kumite.journey.content.EffectPlacement.DEFENDING;
import static games.kumite.journey.content.EffectPlacement.ROLLED;
import static games.kumite.journey.content.EffectRow.Trait.MAY_NEED_DAMAGE;
import static games.kumite.journey.content.EffectRow.Trait.SINGLE;

import games.kumite.journey.attack.AttackWord.Change;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Colour;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words that act within a single attack or a cleanse roll. */
public final class AttackWords {

  private static final EventType REDIRECTED = EventTypes.pair("redirected", "JW-CRD-30");
  private static final EventType REFLECTED = EventTypes.pair("reflected", "JW-CRD-27");
  private static final EventType CANCELLED = EventTypes.figure("cancelled", "JW-CRD-26");

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new AttackWord(EffectRow.of("addDamage", NUMBER, ATTACK, ROLLED, CORRUPTION).with(MAY_NEED_DAMAGE), ALWAYS,
          SingleAttackHeuristic::isWeak, ALWAYS, Change.NONE) {
        @Override
        public String sign() {
          return "\\+([1-9]) dmg";
        }
      },
      new AttackWord(EffectRow.of("addAttackDice", NUMBER, ATTACK), ALWAYS, SingleAttackHeuristic::isWeak, ALWAYS, Change.NONE),
      new AttackWord(EffectRow.of("knockBack", NUMBER, ATTACK, ROLLED).with(MAY_NEED_DAMAGE), ALWAYS, NEVER, ALWAYS, Change.NONE) {
        @Override
        public String sign() {
          return "KB ([1-9])";
        }
      },
      new AttackWord(EffectRow.of("addDefense", NUMBER, ATTACKED, DEFENDING, DEFENDED), AttackWords::isDefended, ALWAYS,
          SingleAttackHeuristic::isPainful, Change.NONE),
      new AttackWord(EffectRow.of("addDefenseDice", NUMBER, ATTACKED, DEFENDING), AttackWords::isDefended, ALWAYS,
          SingleAttackHeuristic::isFelt, Change.NONE),
      new AttackWord(EffectRow.of("reroll", COLOUR, ROLLED, DEFENDED, CLEANSED).with(SINGLE),
          (state, attack, owner, it) -> colours(attack, owner, it) != 0,
          SingleAttackHeuristic::isBadAttackRoll, SingleAttackHeuristic::isBadDefenseRoll,
          (state, attack, owner, it) -> attack.with(attack.dice().withRerolling(colours(attack, owner, it)))) {
        @Override
        public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
          Colour colour = ((Effect.Reroll) effect).colour();
          return colour == Colour.ONE_COLOUR || colour == (place == DEFENDED ? Colour.BLUE : Colour.RED);
        }

        /** Returns whether there are dice to roll again; content has no card that rolls others here (JW-RUL-126). */
        @Override
        boolean changes(KillOrCleanse verdict) {
          return verdict.dice().red().size() > 0;
        }

        @Override
        KillOrCleanse applied(GameState state, KillOrCleanse verdict, Effect effect) {
          return changes(verdict) ? verdict.with(verdict.dice().withRerolling(1 << Dice.RED)) : verdict;
        }
      },
      new AttackWord(EffectRow.of("addCleanseDice", NUMBER, CLEANSING, CLEANSED), ALWAYS, ALWAYS, ALWAYS, Change.NONE) {
        @Override
        public String sign() {
          return "\\+([1-9]) CR (?:die|dice)";
        }

        /** Rolls dice at once that are added after the roll. */
        @Override
        KillOrCleanse applied(GameState state, KillOrCleanse verdict, Effect effect) {
          return verdict.choice() == KillOrCleanse.Choice.ROLLED ? more(state, verdict, effect.amount()) : verdict;
        }
      },
      new AttackWord(EffectRow.of("cancelAttack", NOTHING, ATTACKED, DEFENDING).with(SINGLE),
          (state, attack, owner, it) -> !attack.isReflected(state), ALWAYS, SingleAttackHeuristic::isHeavy,
          (state, attack, owner, it) -> {
            state.emit(CANCELLED, attack.target());
            return attack;
          }),
      new AttackWord(EffectRow.of("reflectAttack", NOTHING, ATTACKED).with(SINGLE),
          (state, attack, owner, it) -> !attack.isReflected(state) && owner == attack.target(), ALWAYS,
          SingleAttackHeuristic::isThreat, (state, attack, owner, it) -> {
            state.emit(REFLECTED, attack.target(), attack.attacker());
            return attack;
          }),
      new AttackWord(EffectRow.of("redirectAttack", WHO, ATTACKED).with(SINGLE),
          (state, attack, owner, it) -> !attack.isReflected(state) && owner != attack.target(), ALWAYS,
          SingleAttackHeuristic::isBearable, (state, attack, owner, it) -> {
            state.emit(REDIRECTED, attack.attacker(), owner);
            return attack.on(owner, SingleAttackCards.line(state, attack.attacker(), owner));
          }) {
        @Override
        public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
          return effect.who() == EffectTarget.SELF;
        }
      });

  private AttackWords() {}

  private static boolean isDefended(GameState state, SingleAttack attack, int owner, Effect effect) {
    return !attack.isReflected(state) && FigureStats.defends(state, attack.target());
  }

  /** Returns the colours that an owner may roll again now: its own dice, of which there may be none. */
  private static int colours(SingleAttack attack, int owner, Effect effect) {
    Dice dice = attack.dice();
    boolean attacks = owner == attack.attacker();
    int blue = !attacks && dice.blue().size() > 0 ? 1 << Dice.BLUE : 0;
    int red = attacks && dice.red().size() > 0 ? 1 << Dice.RED : 0;
    int white = attacks && dice.special() > 0 ? 1 << Dice.WHITE : 0;
    return switch (((Effect.Reroll) effect).colour()) {
      case RED -> red;
      case BLUE -> blue;
      case ONE_COLOUR -> red | white | blue;
    };
  }

  private static KillOrCleanse more(GameState state, KillOrCleanse verdict, int count) {
    IntList red = verdict.dice().red();
    for (int die : state.roll("red", state.controller(verdict.by()), count, Dice.SIDES)) {
      red = red.and(die);
    }
    return verdict.with(verdict.dice().withRed(red));
  }
}
