package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.SkillCheck;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A skill check of a difficulty. */
public record CheckEvent(int difficulty, String space, Effects done, Effects failed) implements PerformedEvent {

  static final EventForm FORM = new EventForm("SC d @space", "SC ([1-9]) @(\\S+)", Failure.POSSIBLE,
      (found, done, failed) -> new CheckEvent(found.number(1), found.text(2), done, failed));

  /** The check; its result applies to the hero that rolled (BT-SKL-04). */
  private static final Script<GameState, TriggerQuest> CHECK = Script.<GameState, TriggerQuest>of("quest-check")
      .call(SkillCheck.CHECK,
          (state, trigger) -> SkillCheck.of(trigger.seat(), trigger.slot(), state.event(trigger.slot()).difficulty()),
          (state, trigger, check) -> {
            result(state, trigger, check);
            return trigger;
          })
      .build();

  private static final Refusal NO_DIE = new Refusal("BT-RUL-87", "no-die-for-check");

  @Override
  public String requirement() {
    return "SC " + difficulty + " @" + space;
  }

  @Override
  public String phrase(Texts texts, UnaryOperator<String> enemyName) {
    return texts.text("event-kind.check", difficulty, space);
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int seat, int slot) {
    return ActionDice.hasPlaceable(state, seat) ? null : NO_DIE;
  }

  @Override
  public void begin(GameState state, int seat, int slot) {
    state.then(CHECK.start(new TriggerQuest(seat, slot))); // BT-QST-11
  }

  private static void result(GameState state, TriggerQuest trigger, SkillCheck check) {
    if (check.isPassed()) {
      EventCompletion.complete(state, trigger.slot(), trigger.seat(), 0);
    } else {
      state.emit(state.definition().events.checkFailed, trigger.seat(), state.questNumber(trigger.slot()));
      TextExecutor.execute(state, state.event(trigger.slot()).failed(), EffectContext.of(trigger.seat()));
    }
  }

  @Override
  public String toString() {
    return printed();
  }
}
