package games.kumite.journey.effect;

import games.kumite.journey.card.Occasion;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Clause;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import java.util.List;

/**
 * A card that is carried out at once.
 *
 * @param <L> the occasion
 */
public record AtOnce<L extends Occasion<L>>() implements Use<L> {

  @Override
  public boolean isUseful(Journey journey, L about, int owner, Face face) {
    List<Clause> clauses = face.card.clauses();
    for (int i = 0; i < clauses.size(); i++) {
      if (Words.isUseful(journey, clauses.get(i).effect(), owner, about.by(), about.on())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isWanted(Journey journey, L about, int owner, Face face) {
    return Wish.isWanted(journey, owner, face.card);
  }

  @Override
  public L played(Journey journey, L about, int owner, Face face) {
    journey.then(Doing.of(journey, owner, face.index, about.by(), about.on(), about.sequel()));
    return about;
  }
}
