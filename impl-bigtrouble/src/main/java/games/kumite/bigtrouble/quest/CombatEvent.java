package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A combat with enemies that appear there: abbreviations of minion types, and ids of bosses. */
public record CombatEvent(List<String> enemies, String space, Effects done) implements PerformedEvent {

  static final EventForm FORM = new EventForm("CB [enemies] @space", "CB \\[([A-Za-z,]+)] @(\\S+)", Failure.NEVER,
      (found, done, failed) -> new CombatEvent(EventForm.few(List.of(found.text(1).split(",")), found), found.text(2), done));

  @Override
  public String requirement() {
    return "CB [" + String.join(",", enemies) + "] @" + space;
  }

  @Override
  public String phrase(Texts texts, UnaryOperator<String> enemyName) {
    return texts.text("event-kind.combat", enemies.stream().map(enemyName).collect(Collectors.joining(", ")), space);
  }

  /** Brings the enemies onto the board, once (BT-QST-12, BT-QST-30). */
  @Override
  public void begin(GameState state, int seat, int slot) {
    int where = state.board().at(space);
    int placed = 0;
    int counted = 0;
    for (int i = 0; i < enemies.size(); i++) {
      String enemy = enemies.get(i);
      int boss = state.content().boss(enemy);
      boolean isPlaced = boss >= 0 ? place(state, boss, where)
          : Spawning.spawnFor(state, slot, state.content().minion(enemy), where) != EnemyNumbers.NONE;
      placed += isPlaced ? 1 : 0;
      counted |= isPlaced ? 0 : 1 << i;
    }
    state.setQuest(slot, Counters.QUEST_BEGUN, 1);
    state.setQuest(slot, Counters.QUEST_LEFT, placed);
    state.setQuest(slot, Counters.QUEST_COVERED, counted); // BT-RUL-114
    if (placed == 0) {
      EventCompletion.complete(state, slot, seat, 0); // BT-RUL-64
    }
  }

  /**
   * Places a boss of the event, and returns whether it was placed; a boss that is already on the board does not belong
   * to this event.
   */
  private static boolean place(GameState state, int boss, int space) {
    if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
      return false;
    }
    Spawning.boss(state, boss, space);
    return true;
  }

  @Override
  public String toString() {
    return printed();
  }
}
