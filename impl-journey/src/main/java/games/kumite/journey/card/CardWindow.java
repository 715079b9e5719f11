package games.kumite.journey.card;

import games.kumite.api.Action;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Options;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/**
 * A window for the cards of one trigger.
 *
 * @param kind its name
 * @param moment before or after
 * @param event the event
 * @param use what cards do in it
 * @param <L> what it is about
 */
public record CardWindow<L extends Occasion<L>>(String kind, Trigger.Moment moment, Trigger.Event event, Use<L> use)
    implements Window<Journey, L> {

  @Override
  public int firstAsked(Journey journey, L about) {
    return Asked.first(journey, about.by());
  }

  @Override
  public int next(Journey journey, L about, int seat) {
    return Asked.next(journey, about.by(), seat);
  }

  @Override
  public boolean isOpen(Journey journey, L about) {
    return use.isOpen(journey, about);
  }

  @Override
  public void options(Journey journey, L about, int seat, Options out) {
    for (int place = 1; place <= Content.PILGRIMS && !out.isEnough(); place++) {
      int pilgrim = journey.inOrder(place);
      if (journey.controller(pilgrim) == seat) {
        Playing.options(journey, about, pilgrim, moment, event, use, out);
      }
    }
  }

  @Override
  public L chosen(Journey journey, L about, int seat, Action action) {
    VerbAction play = (VerbAction) action;
    int owner = play.second();
    Face face = Playing.pay(journey, owner, Playing.token(journey, owner, play.first()));
    return use.played(journey, about.and(Played.note(event, face.index)), owner, face);
  }
}
