package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The execution of a part of a text: for each hero that it names, as often as it says, in one of its ways.
 *
 * @param part the part
 * @param occasion the occasion
 * @param bottom whether a card that {@code peekBT} shows may go to the bottom of the deck
 */
record ExecutePart(Part part, EffectContext occasion, Bottom bottom) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    if (part.each() == EffectTarget.SELF) {
      carryOut(state, occasion);
      return;
    }
    Part once = part.once();
    if (TargetResolution.isChosen(part.each(), occasion)) {
      state.then(new ChooseAffectedHero(part.each(), occasion, null, once));
      return;
    }
    int seats = TargetResolution.of(state, part.each(), occasion);
    for (int i = 0; i < state.seats(); i++) { // BT-RUL-70
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        state.then(new ExecutePart(once, occasion.withSelf(seat), bottom));
      }
    }
  }

  private void carryOut(GameState state, EffectContext on) {
    if (part.scope() == EffectDuration.IF_MOVED && (on.self() < 0 || state.seat(on.self(), Counters.MOVED) == 0)) {
      return;
    }
    if (part.isChoice()) {
      choose(state, on);
    } else if (part.scope().isDuration()) {
      last(state, part.effect(), part.scope(), on);
    } else if (part.max() > 1) {
      InstantWord.of(part.effect()).repeat(state, part.effect(), on, part.max());
    } else {
      boolean isBottom = bottom == Bottom.ALLOWED
          || bottom == Bottom.IF_MOVED && on.self() >= 0 && state.seat(on.self(), Counters.MOVED) == 1;
      InstantWord.of(part.effect()).execute(state, part.effect(), on, isBottom ? Bottom.ALLOWED : Bottom.FORBIDDEN);
    }
  }

  /** Asks for a way; offers only those that change something (BT-RUL-94). */
  private void choose(GameState state, EffectContext on) {
    int possible = 0;
    for (int way = 0; way < part.effects().size(); way++) {
      possible |= EffectImpact.changes(state, part.effects().get(way), part.scope(), on) ? 1 << way : 0;
    }
    if (possible != 0) {
      state.ask(new ChooseAlternative(part, on, possible));
    }
  }

  /** Lets an effect hold for self, for the duration of its scope. */
  static void last(GameState state, Effect effect, EffectDuration scope, EffectContext on) {
    if (on.self() >= 0 && EffectImpact.changes(state, effect, scope, on)) {
      state.last(on.self(), state.definition().sheets.lastingIndex(effect, scope));
    }
  }
}
