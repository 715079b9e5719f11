package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.carrying.CarriedObjects;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.item.Chains;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether an opponent who was Grappled, Knocked Down or Stunned is handcuffed (D-35, KF-TRT-39a).
 *
 * @param by the figure that has the cuffs
 * @param on the figure that would wear them
 */
public record Cuffs(int by, int on) implements Question<GameState>, GameChoice {

  private static final EventType CUFFED = EventType.of("cuffed", "KF-TRT-39a").word("figure", Figures::id);

  /** Asks after a fitting effect on an enemy in reach; a Grappled Extra is cuffed without a question (KF-CON-07). */
  static void lookAt(GameState state, int by, int on, Effect.Plain effect) {
    Figures figures = state.figures();
    boolean isFitting = effect == Effect.Plain.GRAPPLED || effect == Effect.Plain.KNOCKED_DOWN
        || effect == Effect.Plain.STUNNED;
    if (!isFitting || !Capabilities.has(figures, by, Trait.HANDCUFFS) && !Chains.isAtHand(state, by)
        || figures.is(on, Condition.HANDCUFFED) || figures.gang(by) == Figures.NEUTRAL || !figures.areEnemies(by, on)
        || !Capabilities.areInContact(state.board(), figures, by, on)) {
      return;
    }
    if (effect == Effect.Plain.GRAPPLED && figures.profile(on).type.isExtra()) {
      cuff(state, on);
    } else {
      state.then(new Cuffs(by, on));
    }
  }

  /** Puts handcuffs on a figure. */
  public static void cuff(GameState state, int figure) {
    state.figures().inflict(figure, Condition.HANDCUFFED);
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    state.emit(CUFFED, state.figures().code(figure));
  }

  @Override
  public void run(GameState state) {
    if (Capabilities.isInPlay(state.figures(), by) && Capabilities.isInPlay(state.figures(), on)) {
      Question.super.run(state);
    }
  }

  @Override
  public String kind() {
    return "cuff";
  }

  @Override
  public int seat(GameState state) {
    return state.seatOf(by);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(by), state.called(on));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.CUFF));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.CUFF) {
      cuff(state, on);
    }
  }
}
