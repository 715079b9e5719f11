package games.kumite.journey.effect;

import games.kumite.journey.card.CardEffect;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Clause;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import java.util.List;

/**
 * A card that is carried out at once.
 *
 * @param <L> the occasion
 */
public record InstantCard<L extends TriggerContext<L>>() implements CardEffect<L> {

  @Override
  public boolean isUseful(GameState state, L locals, int owner, Face face) {
    List<Clause> clauses = face.card.clauses();
    for (int i = 0; i < clauses.size(); i++) {
      if (InstantWord.of(clauses.get(i).effect()).isUseful(state, clauses.get(i).effect(), owner, locals.by(), locals.on())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isWanted(GameState state, L locals, int owner, Face face) {
    return InstantCardHeuristic.isWanted(state, owner, face.card);
  }

  @Override
  public L played(GameState state, L locals, int owner, Face face) {
    state.then(CardResolution.of(state, owner, face.index, locals.by(), locals.on()));
    return locals;
  }
}
