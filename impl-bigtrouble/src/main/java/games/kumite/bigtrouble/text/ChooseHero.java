package games.kumite.bigtrouble.text;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Sentences;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
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
public record ChooseHero(Target target, Occasion occasion, @Nullable Effect effect, @Nullable Part part)
    implements Question<Trouble> {

  @Override
  public void run(Trouble trouble) {
    int seats = fitting(trouble);
    if (seats != 0 && part != null && !part.isChoice() && Possible.isAboutNobody(part.effect())) {
      begin(trouble, Integer.numberOfTrailingZeros(seats)); // BT-RUL-108: it is the same for each choice
    } else if (seats != 0) {
      Question.super.run(trouble);
    }
  }

  private int fitting(Trouble trouble) {
    int seats = Targets.of(trouble, target, occasion);
    int changed = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      changed |= changes(trouble, seat) ? 1 << seat : 0;
    }
    return target == Target.MAX_CHI && changed != 0 ? seats : changed; // DEC-38: all tied heroes
  }

  private boolean changes(Trouble trouble, int seat) {
    return effect != null ? Possible.changes(trouble, effect, occasion, seat)
        : Possible.changes(trouble, Objects.requireNonNull(part), occasion.withSelf(seat));
  }

  @Override
  public String kind() {
    return "hero-target";
  }

  @Override
  public int seat(Trouble trouble) {
    return isGroup() ? trouble.speaker() : occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return target == Target.MAX_CHI || occasion.self() < 0;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    int seats = fitting(trouble);
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if ((seats >> seat & 1) != 0) {
        out.add(trouble.terms().actions.of(Word.CHOOSE, seat));
      }
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    begin(trouble, ((VerbAction) action).first());
  }

  private void begin(Trouble trouble, int seat) {
    if (effect != null) {
      trouble.terms().doing.befall(trouble, effect, occasion, seat);
    } else {
      trouble.then(new PartStep(Objects.requireNonNull(part), occasion.withSelf(seat), Bottom.FORBIDDEN));
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    Sentences sentences = trouble.terms().sentences;
    return Question.prompt(trouble, kind(), seat(trouble),
        effect != null ? sentences.of(effect) : sentences.of(Objects.requireNonNull(part)));
  }
}
