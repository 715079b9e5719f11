package games.kumite.bigtrouble;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.testkit.SceneGame;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A scene that is played again and again, always by the same choices for a seed: its record tells whether two contents
 * play alike. What is recorded is what both contents have: choices, numbers of the match, bosses, quests, seats and
 * crates, minions, and where the cards are; not how many parts of texts last, which is another number for other texts.
 */
final class Plays {

  private static final Set<ActionVerb> ABOUT_CARDS =
      EnumSet.of(ActionVerb.ACTIVATE, ActionVerb.TRIGGER, ActionVerb.WORK, ActionVerb.CALL, ActionVerb.ABILITY, ActionVerb.PEEK, ActionVerb.OPEN);
  private static final int CARDS_OF = 3;
  private static final String AFTER_THE_LAST = "numbers of lasting-turn";

  private final SceneGame<GameState> game;
  private final Setup setup;
  private final int decisions;

  @SafeVarargs
  @SuppressWarnings("varargs")
  Plays(Scene scene, int decisions, Step<GameState>... steps) {
    game = scene.game(List.of(steps));
    setup = scene.setup();
    this.decisions = decisions;
  }

  /** The record of one play. */
  long record(int seed) {
    Match match = game.start(setup.seed(seed).withoutRecord());
    SplittableRandom random = new SplittableRandom(seed);
    long record = 0;
    for (int decision = 0; decision < decisions && !match.isOver(); decision++) {
      int choices = match.actionCount();
      record = with(record, match) * 31 + choices;
      match.play(random.nextInt(CARDS_OF) == 0 ? aboutCards(match) : random.nextInt(choices));
    }
    return with(record, match);
  }

  /** The first action that is about cards, else the first. */
  private static int aboutCards(Match match) {
    List<Action> actions = match.decision().actions();
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i) instanceof VerbAction action && ABOUT_CARDS.contains(action.verb())) {
        return i;
      }
    }
    return 0;
  }

  private static long with(long record, Match match) {
    GameState state = (GameState) Inspection.state(match);
    long sum = record;
    int end = end(state.numbers().layout());
    for (int at = 0; at < end; at++) {
      sum = sum * 31 + state.numbers().get(at);
    }
    for (int place = 0; place < state.horde().size(); place++) {
      sum = (sum * 31 + state.horde().at(place)) * 31 + state.horde().spaceAt(place);
    }
    for (int card = 0; card < state.cards().layout().size(); card++) {
      sum = sum * 31 + state.cards().zoneOf(card).name().hashCode();
    }
    return sum;
  }

  private static int end(NumberLayout layout) {
    int index = 0;
    while (!layout.groups().get(index).toString().equals(AFTER_THE_LAST)) {
      index++;
    }
    return layout.offset(layout.groups().get(index));
  }
}
