package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.EnemyActions;
import games.kumite.bigtrouble.item.SpaceAttack;
import games.kumite.bigtrouble.placement.HeroPlacement;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.resolution.EffectSpaces;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: the space of an effect, if its place is one of several. Only spaces where it changes something are offered.
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param moved the seat of the hero that it moves, {@link GameState#NOBODY} if it moves none
 */
record ChoosePlace(Effect effect, EffectContext occasion, int moved) implements Question<GameState> {

  /** Carries out an effect at its place; asks for the place if it is one of several. */
  static void begin(GameState state, Effect effect, EffectContext on) {
    begin(state, effect, on, GameState.NOBODY);
  }

  /** Moves the hero of a seat to a place; asks the player of the acting hero for it. */
  static void begin(GameState state, Effect effect, EffectContext on, int moved) {
    if (EffectSpaces.of(state, effect, on, moved) != 0) {
      state.ask(new ChoosePlace(effect, on, moved));
    } else if (effect instanceof Effect.Spawn it && state.horde().substitute(state.content().minion(it.minion())) < 0) {
      Spawning.spawn(state, state.content().minion(it.minion()), it.amount(), Board.NOWHERE); // BT-BTC-12: ignored
    }
  }

  @Override
  public String kind() {
    return "place";
  }

  @Override
  public int seat(GameState state) {
    return occasion.decider(state);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // BT-RUL-100
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (long left = EffectSpaces.of(state, effect, occasion, moved); left != 0; left &= left - 1) {
      out.add(state.actionAt(ActionVerb.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int space = state.spaceOf((VerbAction) action);
    if (effect instanceof Effect.Spawn it) {
      Spawning.spawn(state, state.content().minion(it.minion()), it.amount(), space);
    } else if (effect instanceof Effect.Teleport) {
      HeroPlacement.put(state, moved, space);
    } else if (effect instanceof Effect.PlacedAmount it) {
      switch (it.verb()) {
        case HIT_ALL -> state.then(SpaceAttack.BLAST.start(
            SpaceAttack.of(occasion.decider(state), PlainRoll.Purpose.HIT_ALL, it.amount(), space)));
        default -> state.ask(new Kill(it.amount(), space, occasion));
      }
    } else {
      switch (effect.verb()) {
        case CRATE -> RevealQuest.crate(state, space);
        case RUBBLE -> rubble(state, space);
        default -> EnemyActions.hold(state, space);
      }
    }
  }

  private static void rubble(GameState state, int space) {
    state.placeRubble(space);
    state.emit(state.definition().events.rubble, state.spaceNumber(space));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.definition().sentences.of(effect));
  }
}
