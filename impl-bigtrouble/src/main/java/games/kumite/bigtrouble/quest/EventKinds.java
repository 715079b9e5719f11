package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.content.vocabulary.KeywordConstant;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.SkillCheck;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The kinds of quest events. */
public final class EventKinds {

  /** The forms of all kinds. */
  public static final List<EventForm> FORMS = List.of(Check.FORM, Combat.FORM, Task.SEPARATED, Task.MERGED, Go.FORM, Defeat.FORM);

  private EventKinds() {}

  /** A skill check of a difficulty. */
  public record Check(int difficulty, String space, Effects done, Effects failed) implements PerformedEvent {

    static final EventForm FORM = new EventForm("SC d @space", "SC ([1-9]) @(\\S+)", Failure.POSSIBLE,
        (found, done, failed) -> new Check(found.number(1), found.text(2), done, failed));

    /** The check; its result applies to the hero that rolled (BT-SKL-04). */
    private static final Script<GameState, TriggerQuest> CHECK = Script.<GameState, TriggerQuest>of("quest-check")
        .call(SkillCheck.CHECK,
            (state, trigger) -> SkillCheck.of(trigger.seat(), trigger.slot(), state.event(trigger.slot()).difficulty()),
            (state, trigger, check) -> {
              result(state, trigger, check);
              return trigger;
            })
        .build();

    private static final Refusal NO_DIE = new Refusal("BT-RUL-87", "no-die-for-check");

    @Override
    public String requirement() {
      return "SC " + difficulty + " @" + space;
    }

    @Override
    public String phrase(Texts texts, UnaryOperator<String> enemyName) {
      return texts.text("event-kind.check", difficulty, space);
    }

    @Override
    public @Nullable Refusal refusal(GameState state, int seat, int slot) {
      return ActionDice.hasPlaceable(state, seat) ? null : NO_DIE;
    }

    @Override
    public void begin(GameState state, int seat, int slot) {
      state.then(CHECK.start(new TriggerQuest(seat, slot))); // BT-QST-11
    }

    private static void result(GameState state, TriggerQuest trigger, SkillCheck check) {
      if (check.isPassed()) {
        EventCompletion.complete(state, trigger.slot(), trigger.seat(), 0);
      } else {
        state.emit(state.definition().events.checkFailed, trigger.seat(), state.questNumber(trigger.slot()));
        TextExecutor.execute(state, state.event(trigger.slot()).failed(), EffectContext.of(trigger.seat()));
      }
    }

    @Override
    public String toString() {
      return printed();
    }
  }

  /** A combat with enemies that appear there: abbreviations of minion types, and ids of bosses. */
  public record Combat(List<String> enemies, String space, Effects done) implements PerformedEvent {

    static final EventForm FORM = new EventForm("CB [enemies] @space", "CB \\[([A-Za-z,]+)] @(\\S+)", Failure.NEVER,
        (found, done, failed) -> new Combat(EventForm.few(List.of(found.text(1).split(",")), found), found.text(2), done));

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

  /** A task: requirements in separated or merged boxes (BT-TSK-05, BT-TSK-06). */
  public record Task(List<Attribute> requirements, boolean isMerged, String space, Effects done) implements PerformedEvent {

    static final EventForm SEPARATED = form("TK", false);
    static final EventForm MERGED = form("TKm", true);

    private static EventForm form(String word, boolean isMerged) {
      return new EventForm(word + " a+b @space", word + " ([a-z+]+) @(\\S+)", Failure.NEVER, (found, done, failed) ->
          new Task(EventForm.few(requirements(found.text(1)), found), isMerged, found.text(2), done));
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

    @Override
    public String toString() {
      return printed();
    }
  }

  /** A token that must be triggered there. */
  public record Go(String space, Effects done) implements PerformedEvent {

    static final EventForm FORM =
        new EventForm("GO @space", "GO @(\\S+)", Failure.NEVER, (found, done, failed) -> new Go(found.text(1), done));

    @Override
    public String requirement() {
      return "GO @" + space;
    }

    @Override
    public String phrase(Texts texts, UnaryOperator<String> enemyName) {
      return texts.text("event-kind.go", space);
    }

    @Override
    public void begin(GameState state, int seat, int slot) {
      EventCompletion.complete(state, slot, seat, 0); // BT-QST-16
    }

    @Override
    public String toString() {
      return printed();
    }
  }

  /** A boss, by its id, that must be defeated wherever it is; there is no token. */
  public record Defeat(String boss, Effects done) implements PerformedEvent {

    static final EventForm FORM = new EventForm("defeat boss", "defeat ([A-Za-z]+)", Failure.NEVER,
        (found, done, failed) -> new Defeat(found.text(1), done));

    @Override
    public String space() {
      return "";
    }

    @Override
    public String fault(TextSource home) {
      return home == TextSource.QUEST ? "\"defeat\" belongs to showdown cards" : "";
    }

    @Override
    public String requirement() {
      return "defeat " + boss;
    }

    @Override
    public String phrase(Texts texts, UnaryOperator<String> enemyName) {
      return texts.text("event-kind.defeat", enemyName.apply(boss));
    }

    @Override
    public void begin(GameState state, int seat, int slot) {
      throw new IllegalStateException("there is no token to trigger");
    }

    @Override
    public String toString() {
      return printed();
    }
  }
}
