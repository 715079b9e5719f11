package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.content.vocabulary.KeywordConstant;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A task: requirements in separated or merged boxes (BT-TSK-05, BT-TSK-06). */
public record TaskEvent(List<Attribute> requirements, boolean isMerged, String space, Effects done) implements PerformedEvent {

  static final EventForm SEPARATED = form("TK", false);
  static final EventForm MERGED = form("TKm", true);

  private static EventForm form(String word, boolean isMerged) {
    return new EventForm(word + " a+b @space", word + " ([a-z+]+) @(\\S+)", Failure.NEVER, (found, done, failed) ->
        new TaskEvent(EventForm.few(requirements(found.text(1)), found), isMerged, found.text(2), done));
  }

  private static List<Attribute> requirements(String words) {
    return Stream.of(words.split("\\+", -1)).map(word -> KeywordConstant.of(Attribute.class, "requirement", word)).toList();
  }

  @Override
  public String requirement() {
    return (isMerged ? "TKm " : "TK ") + requirements.stream().map(Attribute::word).collect(Collectors.joining("+"))
        + " @" + space;
  }

  @Override
  public String phrase(Texts texts, UnaryOperator<String> enemyName) {
    return texts.text(isMerged ? "event-kind.merged-task" : "event-kind.task", requirements.stream()
        .map(attribute -> texts.text("attribute." + attribute.word())).collect(Collectors.joining(", ")), space);
  }

  @Override
  public void begin(GameState state, int seat, int slot) {
    state.setQuest(slot, Counters.QUEST_BEGUN, 1); // BT-RUL-76
  }

  /** Returns whether a task that has begun waits for dice in a space (BT-TSK-21). */
  public static boolean isTask(GameState state, int slot, int space) {
    return state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_SPACE) == space
        && state.quest(slot, Counters.QUEST_BEGUN) == 1 && !state.event(slot).requirements().isEmpty();
  }

  /** Returns the number of requirements of a task. */
  public static int requirements(GameState state, int slot) {
    return state.event(slot).requirements().size();
  }

  /** Returns the attribute that a requirement of a task demands. */
  public static Attribute requirement(GameState state, int slot, int requirement) {
    return state.event(slot).requirements().get(requirement);
  }

  /** Returns whether a requirement of a task is open. */
  public static boolean isOpen(GameState state, int slot, int requirement) {
    return (state.quest(slot, Counters.QUEST_COVERED) >> requirement & 1) == 0;
  }

  /** Covers an open requirement of a task for a hero (BT-TSK-04). The consequences are put on the agenda. */
  public static void cover(GameState state, int seat, int slot, int requirement) {
    int covered = state.quest(slot, Counters.QUEST_COVERED) | 1 << requirement;
    state.setQuest(slot, Counters.QUEST_COVERED, covered);
    state.emit(state.definition().events.covered, seat, state.questNumber(slot),
        requirement(state, slot, requirement).ordinal());
    if (Integer.bitCount(covered) == requirements(state, slot)) {
      EventCompletion.complete(state, slot, seat, 0);
    }
  }

  @Override
  public String toString() {
    return printed();
  }
}
