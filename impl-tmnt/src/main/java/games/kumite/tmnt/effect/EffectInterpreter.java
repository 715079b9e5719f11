package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.loss.Loss;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.ConditionTests;
import org.jspecify.annotations.Nullable;

/**
 * The interpreter, a step that carries out the effects of a card one after another, each with its consequences before
 * the next.
 *
 * @param face the index of the card's face
 * @param part the text of the card
 * @param place the index of the next effect
 * @param user the seat that uses the card; of Bad Stuff and Traps the victim
 * @param target a monster's slot, a seat, or NOBODY for the players' side or no target
 */
public record EffectInterpreter(int face, Part part, int place, int user, int target) implements Step<GameState> {

  private static final EventType ESCAPED = EventType.of("escaped-all", "MT-RUN-13").seat("runner");

  private static final EventType OMEN = EventType.of("omen", "MT-TRP-06").seat("who").number("less");
  private static final EventType RUN_OMEN = EventType.of("run-omen", "MT-TRP-06").seat("who").number("less");

  /** A text of a card. */
  public enum Part { PLAY, BAD, AFTER_KILL, TEAM_UP, ACTIVATE, LOOT }

  /** Returns the step for the first effect of a text. */
  public static EffectInterpreter of(Face face, Part part, int user, int target) {
    return new EffectInterpreter(face.index, part, 0, user, target);
  }

  @Override
  public void run(GameState state) {
    if (StateCleanup.isBroken(state)) {
      state.then(StateCleanup.LIMITS, this);
      return;
    }
    Face card = state.definition().face(face);
    Ability @Nullable [] list = list(card);
    if (list == null) {
      apply(state, single(card).effect());
      return;
    }
    if (place >= list.length || !state.isAlive(user)) {
      return;
    }
    Clause clause = list[place].clause();
    if (clause.effect() instanceof Effect.Change change && change.aim() == Effect.Aim.TARGET) {
      Levels.raise(state, target, gain(state, card, user, target));
      return;
    }
    if (ConditionTests.hold(state, list[place].need(), user)) {
      apply(state, clause.effect());
    } else if (clause.hasElse()) {
      apply(state, clause.otherwise());
    }
    if (place + 1 < list.length) {
      state.then(new EffectInterpreter(face, part, place + 1, user, target));
    }
  }

  private Ability @Nullable [] list(Face card) {
    return switch (part) {
      case PLAY -> card.play;
      case BAD -> card.bad;
      case AFTER_KILL -> card.afterKill;
      default -> null;
    };
  }

  private Ability single(Face card) {
    Ability ability = switch (part) {
      case TEAM_UP -> card.teamUp;
      case LOOT -> card.onLoot;
      default -> card.activate;
    };
    if (ability == null) {
      throw new IllegalStateException(card.id + " has no such ability");
    }
    return ability;
  }

  /** Returns all Levels of a card at once, because LOWEST is tested before the effect. */
  private static int gain(GameState state, Face card, int user, int target) {
    int sum = 0;
    for (Ability each : card.play) {
      Clause clause = each.clause();
      boolean isOfTarget = each.need().scope() == EffectCondition.Scope.TARGET;
      boolean holds = ConditionTests.holdOncePlayed(state, each.need(), isOfTarget ? target : user, user, card);
      if (holds || clause.hasElse()) {
        sum += ((Effect.Change) (holds ? clause.effect() : clause.otherwise())).amount();
      }
    }
    return sum;
  }

  /** Returns whether a level card gives a player a Level, as far as the conditions on it say. */
  static boolean raises(GameState state, Face face, int user, int target) {
    return !face.isConditional || gain(state, face, user, target) > 0;
  }

  private void apply(GameState state, Effect effect) {
    switch (effect.verb()) {
      case STR -> strengthen(state, (Effect.Change) effect);
      case LEVEL -> changeLevel(state, ((Effect.Change) effect).amount());
      case STEALLEVEL -> {
        // a second one on the card may find none left
        if (target >= 0 && state.level(target) > 1 && Target.mayRise(state, user)) {
          Levels.lower(state, target, 1);
          Levels.raise(state, user, 1);
        }
      }
      case DIE -> {
        if (part != Part.BAD) {
          Monsters.takeOut(state, user);
        }
        Death.kill(state, user);
      }
      case LOSE -> Loss.begin(state, (Effect.Lose) effect, user);
      case DRAW -> draw(state, (Effect.Draw) effect);
      case NEXT, NEXTRUN -> {
        if (part == Part.BAD) { // a Trap is kept and counts by itself
          boolean isOfRolls = effect.verb() == EffectVerb.NEXTRUN;
          int amount = ((Effect.Amount) effect).amount();
          state.addSeat(user, isOfRolls ? Counters.RUN_OMEN : Counters.OMEN, amount);
          state.emit(isOfRolls ? RUN_OMEN : OMEN, user, -amount);
        }
      }
      case CANCELTRAP -> { }
      case TREASURE -> {
        Effect.Treasure treasure = (Effect.Treasure) effect;
        state.addMonster(target, Counters.TREASURE, treasure.amount());
        if (treasure.leastOne()) {
          state.setMonster(target, Counters.LEAST_ONE, 1);
        }
      }
      case MATE -> Monsters.copy(state, target);
      case REMOVE -> {
        if (target >= 0) { // MT-RUL-55
          Monsters.remove(state, target, ((Effect.Remove) effect).treasure());
        }
      }
      case FORCEHELP -> {
        if (target >= 0 && state.helper() < 0) { // MT-TMU-02
          Monsters.force(state, target);
        }
      }
      case ESCAPE -> escape(state, ((Effect.OfRun) effect).any());
      default -> throw new IllegalStateException(effect.verb() + " is not carried out here");
    }
  }

  private void strengthen(GameState state, Effect.Change strength) {
    if (part == Part.ACTIVATE) { // MT-RUL-33
      state.add(user == state.fighter() ? Counters.FIGHTER_BOUGHT : Counters.HELPER_BOUGHT, strength.amount());
    } else if (target >= 0 && isForMonster(state, strength)) {
      state.addMonster(target, Counters.BONUS, strength.amount());
    } else {
      state.add(Counters.SIDE, strength.amount()); // MT-TAB-05
    }
  }

  private boolean isForMonster(GameState state, Effect.Change strength) {
    return switch (strength.aim()) {
      case CHOICE, MONSTER -> true;
      case OWN -> state.definition().face(face).type == CardType.ENHANCER;
      default -> false;
    };
  }

  private void changeLevel(GameState state, int amount) {
    if (amount > 0) {
      Levels.raise(state, user, amount);
    } else if (part == Part.BAD) {
      state.then(LevelLoss.of(user, -amount));
    } else {
      Levels.lower(state, user, -amount);
    }
  }

  private void draw(GameState state, Effect.Draw draw) {
    if (!draw.losesOne()) {
      DrawCards.draw(state, user, draw.deck(), draw.count());
      return;
    }
    IntList drawn = IntList.NONE;
    for (int i = 0; i < draw.count(); i++) {
      int token = DrawCards.top(state, draw.deck());
      if (token >= 0) {
        DrawCards.take(state, user, token);
        drawn = drawn.and(token);
      }
    }
    if (drawn.size() > 1) {
      state.then(new LoseDrawn(user, drawn));
    }
  }

  /**
   * Lets the runner escape, and for the side the helper too. SELF and OWN are for the runner alone. The helper runs
   * last, so a fighter who ran before is done.
   */
  private void escape(GameState state, boolean side) {
    if (side || user == state.get(Counters.RUNNER)) {
      escape(state, state.get(Counters.RUNNER));
    }
    if (side && state.helper() >= 0) {
      escape(state, state.helper());
    }
  }

  private static void escape(GameState state, int runner) {
    int escaped = state.get(Counters.ESCAPED);
    if (state.isAlive(runner) && (escaped >> runner & 1) == 0) {
      state.set(Counters.ESCAPED, escaped | 1 << runner);
      state.emit(ESCAPED, runner);
    }
  }

  /** The choice of the card to lose for ONE_OF_THEM (MT-D10), among two or more just drawn. */
  private record LoseDrawn(int drawer, IntList drawn) implements ForcedChoice {

    private static final Refusal UNFIT = new Refusal("MT-PHS-10", "not-drawn");
    private static final EventType LOST = EventType.of("drawn-lost", "MT-PHS-10").seat("who").card("card");

    @Override
    public String kind() {
      return "loss";
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), drawer, state.name(drawer), 1);
    }

    @Override
    public int seat(GameState state) {
      return drawer;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      for (int i = 0; i < drawn.size(); i++) {
        out.add(state.deed(ActionVerb.LOSE, drawn.get(i), drawer));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      int token = state.find(state.hand(drawer), action, drawer);
      Discards.discard(state, token);
      state.emit(LOST, drawer, token);
    }
  }
}
