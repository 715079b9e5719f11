package games.kumite.bigtrouble.resolution;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.RulesText;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * DEC-31 and DEC-38: the hero to whom an effect, or a part, applies. Only heroes for whom it changes something are
 * offered.
 *
 * @param target {@code any}, {@code other} or {@code mostChi}
 * @param occasion the occasion
 * @param effect the effect, null for a part
 * @param part the part, null for an effect
 */
public record ChooseAffectedHero(EffectTarget target, EffectContext occasion, @Nullable Effect effect, @Nullable Part part)
    implements Question<GameState> {

  @Override
  public void run(GameState state) {
    int seats = fitting(state);
    if (seats != 0 && part != null && !part.isChoice() && part.effect().verb() instanceof InstantWord word
        && word.isSameForAll(part.effect())) {
      begin(state, Integer.numberOfTrailingZeros(seats)); // BT-RUL-108: it is the same for each choice
    } else if (seats != 0) {
      Question.super.run(state);
    }
  }

  private int fitting(GameState state) {
    int seats = TargetResolution.of(state, target, occasion);
    int changed = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      changed |= changes(state, seat) ? 1 << seat : 0;
    }
    return target == EffectTarget.MAX_CHI && changed != 0 ? seats : changed; // DEC-38: all tied heroes
  }

  private boolean changes(GameState state, int seat) {
    return effect != null ? InstantWord.of(effect).test.changes(state, effect, occasion, seat)
        : EffectImpact.changes(state, Objects.requireNonNull(part), occasion.withSelf(seat));
  }

  @Override
  public String kind() {
    return "hero-target";
  }

  @Override
  public int seat(GameState state) {
    return isGroup() ? state.speaker() : occasion.decider(state);
  }

  @Override
  public boolean isGroup() {
    return target == EffectTarget.MAX_CHI || occasion.self() < 0;
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // BT-RUL-100
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int seats = fitting(state);
    for (int seat = 0; seat < state.seats(); seat++) {
      if ((seats >> seat & 1) != 0) {
        out.add(state.definition().actions.of(ActionVerb.CHOOSE, seat));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    begin(state, ((VerbAction) action).first());
  }

  private void begin(GameState state, int seat) {
    if (effect != null) {
      state.then(new ApplyToHero(effect, occasion, seat));
    } else {
      state.then(new ExecutePart(Objects.requireNonNull(part), occasion.withSelf(seat), Bottom.FORBIDDEN));
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    RulesText sentences = state.definition().sentences;
    return Question.prompt(state, kind(), seat(state),
        effect != null ? sentences.of(effect) : sentences.of(Objects.requireNonNull(part)));
  }
}
