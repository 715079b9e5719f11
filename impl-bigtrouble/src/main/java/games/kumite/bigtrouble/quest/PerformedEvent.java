package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A quest event with its rules: what a hero does who triggers its token. The forms of such events stand in a list; one
 * record says how an event is written, read, printed and performed.
 */
public interface PerformedEvent extends QuestEvent {

  /** Returns why a hero at the token may not begin it, null if it may. */
  default @Nullable Refusal refusal(GameState state, int seat, int slot) {
    return null;
  }

  /** Begins it for a hero at the token. The consequences are put on the agenda. */
  void begin(GameState state, int seat, int slot);
}
