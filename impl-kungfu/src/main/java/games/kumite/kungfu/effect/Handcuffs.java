package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.scenery.Chains;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * Handcuffs: the choice whether an opponent who was Grappled, Knocked Down or Stunned is cuffed (D-35, KF-TRT-39a,
 * KF-CON-07), and the attempts to be rid of them (KF-TRT-39b to 39e).
 *
 * @param by the figure that has the cuffs
 * @param on the figure that would wear them
 */
public record Handcuffs(int by, int on) implements Question<GameState>, GameChoice {

  private static final int SIDES = 6;
  private static final int BREAKS = 4; // KF-STU-18a
  private static final int HARD = -1; // KF-STU-18b
  private static final Refusal NEVER_AGAIN = new Refusal("KF-TRT-39d", "cuffed-for-good");
  private static final EventType CUFFED = EventType.of("cuffed", "KF-TRT-39a").word("figure", Figures::id);
  private static final EventType TRIED = EventType.of("cuffs-tried", "KF-TRT-39c").word("figure", Figures::id)
      .word("cuffed", Figures::id).number("total");
  private static final EventType UNCUFFED = EventType.of("uncuffed", "KF-TRT-39c").word("figure", Figures::id);

  /** Asks after a fitting effect on an enemy in reach, also a Grappled Extra (KF-CON-07). */
  static void lookAt(GameState state, int by, int on, Effect effect) {
    Figures figures = state.figures();
    boolean isFitting = effect == Effect.Plain.GRAPPLED || effect == Effect.Plain.KNOCKED_DOWN
        || effect == Effect.Plain.STUNNED;
    if (!isFitting || !Capabilities.has(figures, by, Trait.HANDCUFFS) && !Chains.isAtHand(state, by)
        || figures.is(on, Condition.HANDCUFFED) || figures.gang(by) == Figures.NEUTRAL || !figures.areEnemies(by, on)
        || !Capabilities.areInContact(state.board(), figures, by, on)) {
      return;
    }
    state.then(new Handcuffs(by, on));
  }

  /** Puts handcuffs on a figure. */
  public static void cuff(GameState state, int figure) {
    state.figures().inflict(figure, Condition.HANDCUFFED);
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    state.emit(CUFFED, state.figures().code(figure));
  }

  /** Returns whether a figure may try the cuffs: a Protagonist its own, any figure those of a friend in contact (KF-TRT-39b to 39e). */
  public static boolean mayUncuff(GameState state, int figure, int cuffed) {
    Figures figures = state.figures();
    return figures.is(cuffed, Condition.HANDCUFFED) && (cuffed == figure ? figures.profile(figure).isProtagonist()
        : !figures.areEnemies(figure, cuffed) && Capabilities.areInContact(state.board(), figures, figure, cuffed));
  }

  /** Returns why a figure cannot try them, null if it can. */
  public static @Nullable Refusal uncuffRefusal(GameState state, int figure, int cuffed) {
    Figures figures = state.figures();
    return cuffed != figure ? Hands.refusal(figures, figure) : figures.is(figure, Condition.CUFFED_FOR_GOOD) ? NEVER_AGAIN : null;
  }

  /** Tries to break the cuffs of a figure (KF-TRT-39c to 39e). */
  public static void breakCuffs(GameState state, int figure, int cuffed, int chi) {
    Figures figures = state.figures();
    int die = state.roll("break", state.seatOf(figure), SIDES);
    int size = figures.size(figure).ordinal(); // KF-STU-18b: Big +1, Huge +2
    int total = die + HARD + size + chi;
    state.emit(TRIED, figures.code(figure), figures.code(cuffed), total);
    if (total >= BREAKS) {
      figures.cure(cuffed, Condition.HANDCUFFED);
      state.emit(UNCUFFED, figures.code(cuffed));
    } else if (die == 1 && cuffed == figure) {
      figures.inflict(figure, Condition.CUFFED_FOR_GOOD);
    }
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
