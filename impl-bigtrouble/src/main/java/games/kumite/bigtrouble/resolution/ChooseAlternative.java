package games.kumite.bigtrouble.resolution;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
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
record ChooseAlternative(Part part, EffectContext occasion, int possible) implements EffectChoice {

  @Override
  public String kind() {
    return "part";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int way = 0; way < part.effects().size(); way++) {
      if ((possible >> way & 1) != 0) {
        out.add(state.definition().actions.of(ActionVerb.PART, way + 1));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    Effect effect = part.effects().get(((VerbAction) action).first() - 1);
    if (part.scope().isDuration()) {
      ExecutePart.last(state, effect, part.scope(), occasion);
    } else {
      InstantWord.of(effect).execute(state, effect, occasion, Bottom.FORBIDDEN);
    }
  }

  @Override
  public String detail(GameState state, Action action) {
    return state.definition().sentences.phrase(part.effects().get(((VerbAction) action).first() - 1));
  }

  @Override
  public Prompt prompt(GameState state) {
    StringJoiner ways = new StringJoiner(" ");
    for (int way = 0; way < part.effects().size(); way++) {
      if ((possible >> way & 1) != 0) {
        ways.add(way + 1 + ": " + state.definition().sentences.of(part.effects().get(way)));
      }
    }
    return Question.prompt(state, kind(), seat(state), ways.toString());
  }
}
