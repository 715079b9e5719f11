package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A fingerprint of everything visible along fixed matches of a game, for changes that must change no behaviour:
 * decisions, labels, prompts, tables, events, perspectives, imagined matches, undo, copies, answers, encodings,
 * records, resumed and translated matches. It is compared with a file beside the playthroughs.
 *
 * <p>There are two hashes, one with all keys and one without: keys, and the checks of records that are made from them,
 * may get other values where nothing else changes.
 * Names of classes and of record components are not hashed. The file also lists how often each kind of decision
 * occurred, which shows what the hashes cover, and where a changed match first went another way.
 */
final class BehaviourFingerprint {

  static final String UPDATE = "fingerprint.update";

  private static final long PRIME = 0x100000001B3L;
  private static final int SHIFT = 29;

  /**
   * The number of positions of each kind of decision that are examined in detail, in addition to every
   * {@link #DETAILED}th position.
   */
  private static final int OF_EACH_KIND = 6;

  private static final int DETAILED = 31;
  private static final int COPIED = 53;
  private static final int UNDONE = 7;
  private static final int TRANSLATED = 5;
  private static final int IMAGINED_ACTIONS = 5;
  private static final int GIVEN_ANSWERS = 3;
  private static final int ALWAYS_ENCODED = 2;

  private final Game game;
  private final List<Setup> setups;
  private final int seeds;
  private final int max;

  private long withKeys = PRIME;
  private long withoutKeys = PRIME;
  private int decisions;
  private int details;
  private final Map<String, Integer> kinds = new TreeMap<>();
  private final Map<String, Integer> reached = new TreeMap<>();
  private final Map<Viewer, EventReader> readers = new LinkedHashMap<>();
  private @Nullable Observation view;

  /**
   * Creates a fingerprint that has not been taken.
   *
   * @param game the game
   * @param setups the setups to play
   * @param seeds the number of matches with each setup
   * @param max the number of decisions after which a match is left
   */
  BehaviourFingerprint(Game game, List<Setup> setups, int seeds, int max) {
    this.game = game;
    this.setups = setups;
    this.seeds = seeds;
    this.max = max;
  }

  Path file(Path folder) {
    return folder.resolve(game.id() + "-fingerprint.txt");
  }

  /** Compares with the file, or writes it on request. */
  void check(Path folder) {
    Path file = file(folder);
    String taken = take();
    try {
      if (Boolean.getBoolean(UPDATE)) {
        Files.createDirectories(folder);
        Files.writeString(file, taken);
        return;
      }
      String kept = Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
      if (!kept.equals(taken)) {
        throw new AssertionError("the behaviour differs from " + file + ": "
            + TextDifference.of("the file", kept, "now", taken) + "\nIf the change is meant, rewrite the file with -D" + UPDATE
            + "=true");
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(file.toString(), failure);
    }
  }

  /** Returns the whole text. */
  String take() {
    for (Setup setup : setups) {
      for (int seed = 1; seed <= seeds; seed++) {
        play(setup.seed(seed), seed);
      }
    }
    StringBuilder text = new StringBuilder();
    text.append("without keys ").append(hex(withoutKeys)).append("\nwith keys    ").append(hex(withKeys)).append('\n');
    text.append(decisions).append(" decisions of ").append(setups.size() * seeds).append(" matches, ").append(details)
        .append(" examined in detail\n");
    reached.forEach((what, count) -> text.append(what).append(' ').append(count).append('\n'));
    text.append("kinds of decisions:\n");
    kinds.forEach((kind, count) -> text.append("  ").append(kind).append(' ').append(count).append('\n'));
    return text.toString();
  }

  private static String hex(long hash) {
    return String.format(Locale.ROOT, "%016x", hash);
  }

  private void play(Setup setup, int seed) {
    Match match = game.start(setup);
    SeededRandom random = new SeededRandom(seed).split("fingerprint " + setup.names().size() + setup.options());
    Encoding encoding = Encoding.of(match);
    view = encoding.observation(match.seats().get(0));
    follow(match);
    for (int i = 0; i < max && !match.isOver(); i++) {
      see(match, i);
      if (i % COPIED == COPIED - 1) {
        Match copy = match.copy();
        play(match, random(match, seed, random.split("original"))); // leaves the copy as it is
        match = copy;
        follow(match);
      }
      play(match, random(match, seed, random));
      if (i % UNDONE == UNDONE - 1) {
        undo(match);
      }
    }
    if (match.isOver()) {
      add(match.outcome());
    }
    finish(match);
  }

  private void undo(Match match) {
    UndoBarrier barrier = match.undoBarrier();
    add(barrier.name());
    count("barrier " + barrier.name());
    if (barrier == UndoBarrier.NONE) {
      match.undo();
    }
  }

  private void follow(Match match) {
    readers.clear();
    TrialMatch.observers(match).forEach(viewer -> readers.put(viewer, match.events(viewer)));
  }

  /** Returns a random index; in every other match a random verb first, so that rare verbs come up. */
  private static int random(Match match, int seed, SeededRandom random) {
    int count = match.actionCount();
    if (seed % 2 == 0 || count == 1) {
      return random.nextInt(count);
    }
    List<String> verbs = match.decision().actions().stream().map(TrialMatch::verb).toList();
    List<String> different = verbs.stream().distinct().toList();
    String verb = different.get(random.nextInt(different.size()));
    int[] same = IntStream.range(0, count).filter(at -> verbs.get(at).equals(verb)).toArray();
    return same[random.nextInt(same.length)];
  }

  /** Plays an action by its index, as an action, or as a text. */
  private void play(Match match, int index) {
    decisions++;
    switch (decisions % 3) {
      case 0 -> match.play(index);
      case 1 -> match.play(match.decision().actions().get(index));
      default -> match.play(match.decision().parse(match.decision().actions().get(index).notation()));
    }
  }

  private void see(Match match, int position) {
    String kind = match.decision().kind();
    add(kind);
    add(match.actor().number());
    add(match.actionCount());
    add(match.search().searchActionCount());
    if (kinds.merge(kind, 1, Integer::sum) <= OF_EACH_KIND || position % DETAILED == 0) {
      details++;
      detail(match);
    }
  }

  private void detail(Match match) {
    add(match.phase().id());
    add(match.phase().title());
    add(match.search().round());
    add(match.undoBarrier().name());
    add(match.decision());
    refused(match);
    for (Map.Entry<Viewer, EventReader> reader : readers.entrySet()) {
      seen(match, reader.getKey(), reader.getValue());
    }
    for (Seat seat : match.seats()) {
      add(match.search().estimate(seat));
    }
    encoded(match);
    answered(match);
    Match copy = match.copy();
    add(copy.search().playHeuristic(new SeededRandom(details)).notation());
    add(copy.isOver() ? copy.outcome().summary() : copy.decision().kind());
    if (details % TRANSLATED == 0) {
      translated(match);
    }
  }

  private void refused(Match match) {
    try {
      add(match.decision().parse(match.decision().actions().get(0).notation() + " nowhere").notation());
    } catch (IllegalActionException refused) {
      add(refused.getMessage());
    }
  }

  private void seen(Match match, Viewer viewer, EventReader reader) {
    reader.read().forEach(this::add);
    add(match.table(viewer).toString());
    addKey(match.search().observationKey(viewer));
    addKey(match.search().privateObservationKey(viewer));
    add(match.search().lastDecision(viewer));
    Perspective perspective = match.perspective(viewer);
    add(perspective.phase().id());
    add(perspective.turn());
    add(perspective.options());
    add(perspective.events().size());
    add(perspective.pastDecisions().size());
    addKey(perspective.observationKey());
    addKey(perspective.privateObservationKey());
    Match imagined = perspective.imagine(new SeededRandom(details));
    add(imagined.table(viewer).toString());
    addKey(imagined.search().observationKey(viewer));
    for (int i = 0; i < IMAGINED_ACTIONS && !imagined.isOver(); i++) {
      add(imagined.decision().kind());
      add(imagined.playRandom(new SeededRandom(i)).notation());
    }
    addKey(imagined.search().observationKey(viewer));
  }

  private void encoded(Match match) {
    Encoding encoding = Encoding.of(match);
    add(Arrays.hashCode(Objects.requireNonNull(view).of(match)));
    if (encoding.distinctActionCount() > ALWAYS_ENCODED) {
      match.decision().actions().forEach(action -> add(encoding.actionIndex(action)));
    }
  }

  /** Plays answers of the seats to an open window, in any order. */
  private void answered(Match match) {
    Match copy = match.copy();
    Answers answers = copy.answers();
    if (answers.pendingSeats().size() > 1) {
      count("answered windows");
    }
    for (int i = 0; i < GIVEN_ANSWERS && !copy.isOver() && !answers.pendingSeats().isEmpty(); i++) {
      answers.pendingSeats().forEach(seat -> add(seat.number()));
      Seat last = answers.pendingSeats().get(answers.pendingSeats().size() - 1);
      Decision decision = answers.decision(last);
      add(decision.kind());
      add(decision.actions().size());
      answers.submit(last, decision.actions().get(decision.actions().size() - 1));
    }
    add(copy.isOver() ? copy.outcome().summary() : copy.decision().kind());
  }

  private void translated(Match match) {
    for (Locale language : game.languages()) {
      Match told = match.in(language);
      Viewer spectator = Viewer.spectator();
      add(told.table(spectator).toString());
      told.events(spectator).read().forEach(this::add);
      addKey(told.search().observationKey(spectator));
      if (told.isOver()) {
        add(told.outcome());
      } else {
        add(told.decision());
        add(told.perspective(told.actor()).turn());
      }
      count("translated");
    }
  }

  private void finish(Match match) {
    addRecord(match.record().text());
    Match resumed = game.resume(match.record());
    addRecord(resumed.record().text());
    TrialMatch.observers(resumed).forEach(viewer -> {
      add(resumed.table(viewer).toString());
      addKey(resumed.search().observationKey(viewer));
    });
    translated(match);
  }

  private void count(String what) {
    reached.merge(what, 1, Integer::sum);
  }

  private void add(Decision decision) {
    add(CanonicalText.of(decision));
    add(decision.number());
    add(decision.searchActionCount());
    add(decision.hasPublicActions());
    decision.actions().forEach(action -> add(decision.label(action)));
    decision.anytimeActions().forEach(action -> add(action.notation()));
    decision.selected().forEach(action -> add(action.notation()));
    if (!decision.selected().isEmpty()) {
      count("selections begun");
    }
  }

  private void add(Event event) {
    add(CanonicalText.of(event));
  }

  private void add(Turn turn) {
    if (turn instanceof Turn.Yours yours) {
      add(yours.decision().kind());
      add(yours.decision().actions().size());
    } else if (turn instanceof Turn.Waiting waiting) {
      add(waiting.seat().number() + waiting.prompt());
    } else if (turn instanceof Turn.Window window) {
      add(window.kind() + window.prompt());
      count("windows seen from outside");
    } else if (turn instanceof Turn.Over over) {
      add(over.outcome());
    }
  }

  private void add(Outcome outcome) {
    add(outcome.summary());
    for (Outcome.Standing standing : outcome.standings()) {
      add(standing.result().name() + standing.score() + " " + standing.rank());
    }
  }

  private void add(@Nullable Object part) {
    String text = String.valueOf(part);
    withoutKeys = hash(withoutKeys, text);
    withKeys = hash(withKeys, text);
  }

  /** Adds a record; its format and its checks count as keys. */
  private void addRecord(String text) {
    withKeys = hash(withKeys, text);
    withoutKeys = hash(withoutKeys, text.substring(text.indexOf('\n')).replaceAll(" #[0-9a-f]{6}\n", "\n"));
  }

  private void addKey(long key) {
    withKeys = (withKeys ^ key) * PRIME;
    withKeys ^= withKeys >>> SHIFT;
  }

  private static long hash(long before, String text) {
    long hash = before;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    return hash ^ hash >>> SHIFT;
  }
}
