package games.kumite.bigtrouble.text;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.StringJoiner;

/**
 * DEC-31: the choice of one way of several by the player of the acting hero.
 *
 * @param part the part with its ways
 * @param occasion the occasion
 * @param possible bits of the ways that change something (BT-RUL-94)
 */
record ChoosePart(Part part, Occasion occasion, int possible) implements Question<Trouble> {

  @Override
  public String kind() {
    return "part";
  }

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-94, BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int way = 0; way < part.effects().size(); way++) {
      if ((possible >> way & 1) != 0) {
        out.add(trouble.terms().actions.of(Word.PART, way + 1));
      }
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    Effect effect = part.effects().get(((VerbAction) action).first() - 1);
    if (part.scope().isDuration()) {
      PartStep.last(trouble, effect, part.scope(), occasion);
    } else {
      trouble.terms().doing.effect(trouble, effect, occasion, Bottom.FORBIDDEN);
    }
  }

  @Override
  public String remark(Trouble trouble, Action action) {
    return trouble.terms().sentences.phrase(part.effects().get(((VerbAction) action).first() - 1));
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    StringJoiner ways = new StringJoiner(" ");
    for (int way = 0; way < part.effects().size(); way++) {
      if ((possible >> way & 1) != 0) {
        ways.add(way + 1 + ": " + trouble.terms().sentences.of(part.effects().get(way)));
      }
    }
    return Question.prompt(trouble, kind(), seat(trouble), ways.toString());
  }
}
