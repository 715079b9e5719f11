package games.kumite.api.handmade;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import java.util.List;

/** A decision of a hand-made match. */
record HandMadeDecision(Seat seat, String kind, List<String> choices) implements Decision {

  @Override
  public boolean isGroup() {
    return false;
  }

  @Override
  public Prompt prompt() {
    return new Prompt(kind, kind);
  }

  @Override
  public List<Action> actions() {
    return choices.stream().<Action>map(Said::new).toList();
  }

  @Override
  public Action parse(String notation) {
    if (!choices.contains(notation)) {
      throw new IllegalActionException(notation + " is not legal", null);
    }
    return new Said(notation);
  }

  @Override
  public List<ActionTemplate> templates() {
    return List.of();
  }
}
