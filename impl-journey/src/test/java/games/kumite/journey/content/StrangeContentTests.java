package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.InvariantTests;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Skill and fortune cards of random words, of all that content may hold: turns with them end, and break no rule. */
final class StrangeContentTests {

  private static final Game GAME = Games.named("journey");
  private static final int CONTENTS = Integer.getInteger("strange.contents", 6);
  private static final int FIRST = Integer.getInteger("strange.first", 1);
  /** Decisions of a turn, and turns: pilgrims whom nothing hurts need never end a quest without a limit. */
  private static final int MAX_DECISIONS = 5_000;
  private static final int TURNS = 40;
  private static final String[] COSTS = {"", "", "chi 1", "chi 2", "health 1", "chi 1, AP 1"};
  private static final String[] CONDITIONS =
      {"DISABLED", "PARALYZED", "POISONED", "BURNING", "SLOWED", "WEAKENED", "CURSED", "DAZED"};
  private static final Pattern PLAYED = Pattern.compile("\"kind\": \"[a-z-]+\",\\s*\"trigger\": \"[^\"]*\",\\s*"
      + "\"cost\": \"[^\"]*\",\\s*\"effects\": \"[^\"]*\",\\s*\"duration\": \"[^\"]*\"");
  private static final Pattern FORTUNE = Pattern.compile(
      "\"trigger\": \"[^\"]*\",\\s*\"effects\": \"[^\"]*\",\\s*\"duration\": \"[^\"]*\"");

  @TempDir
  private Path directory;

  @Test
  @Rule({"JW-RUL-126", "JW-RUL-135"})
  void turnsWithStrangeCards_end() throws IOException {
    for (int seed = FIRST; seed < FIRST + CONTENTS; seed++) {
      Path own = Files.createDirectory(directory.resolve("content-" + seed));
      SeededRandom random = RandomSource.seeded(seed).split("words");
      rewrite(own, "skills", PLAYED, random);
      rewrite(own, "fortunes", FORTUNE, random);
      plain(own, "misfortunes", EffectPlacement.MISFORTUNE, random);
      plain(own, "corruptions", EffectPlacement.CORRUPTION, random);
      conditions(own, random);
      demons(own, random);
      Files.writeString(own.resolve("quests.json"),
          Shipped.text("quests").replaceAll("\"karmaUpgrades\": \\d", "\"karmaUpgrades\": 4"));
      for (int quest = 1; quest <= 6; quest++) {
        play(own, seed, quest);
      }
    }
  }

  private static void play(Path own, int seed, int quest) throws IOException {
    Match match = GAME.start(Setup.seats(1 + (seed + quest) % 4).option("quest", "Q" + quest)
        .option("content", own.toString()).seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play-" + quest);
    int decisions = 0;
    int turn = 0;
    try {
      while (!match.isOver() && turn < TURNS) {
        assertThat(++decisions).isLessThan(MAX_DECISIONS);
        if (decisions % 5 == 0) {
          assertThat(match.decision().prompt().chooser() + match.decision().actions().stream().map(Action::label).toList())
              .doesNotContain("null", "{", "-1 ");
        }
        if (quest % 2 == 0 && random.nextInt(2) == 0) {
          match.search().playHeuristic(random);
        } else {
          match.play(random.nextInt(match.actionCount()));
        }
        GameState state = (GameState) Inspection.state(match);
        decisions = state.get(Counters.TURN) == turn ? decisions : 0;
        turn = state.get(Counters.TURN);
        for (int pilgrim = 0; pilgrim < Content.PILGRIMS && state.get(Counters.TURN) > 0; pilgrim++) {
          InvariantTests.requireSound(state, pilgrim);
        }
        for (int figure = 0; figure < state.definition().figures() && state.get(Counters.TURN) > 0; figure++) {
          for (int condition = 0; condition < CONDITIONS.length; condition++) {
            assertThat(state.pose(figure) != Pose.NONE || state.turnTokens(figure, condition) < 0).isTrue();
          }
          assertThat(state.pose(figure) == Pose.NONE
              || BasePlacement.canStand(state.footing(figure), state.squares(), figure, state.pose(figure))).isTrue();
        }
      }
      assertThat(match.events(Viewer.spectator()).read().toString() + match.table(Viewer.spectator()))
          .doesNotContain("null", "{0");
    } catch (RuntimeException | Error failed) {
      throw new AssertionError("content " + seed + ", quest " + quest + ", turn " + turn + ", decision " + decisions + "\n"
          + Files.readString(own.resolve("skills.json")) + Files.readString(own.resolve("fortunes.json"))
          + Files.readString(own.resolve("misfortunes.json")) + Files.readString(own.resolve("corruptions.json"))
          + Files.readString(own.resolve("conditions.json")), failed);
    }
  }

  private static void rewrite(Path own, String file, Pattern card, SeededRandom random) throws IOException {
    Matcher cards = card.matcher(Shipped.text(file));
    StringBuilder text = new StringBuilder();
    while (cards.find()) {
      cards.appendReplacement(text, Matcher.quoteReplacement(card(random, card == PLAYED)));
    }
    Files.writeString(own.resolve(file + ".json"), cards.appendTail(text));
  }

  private static void plain(Path own, String file, EffectPlacement place, SeededRandom random) throws IOException {
    Matcher cards = Pattern.compile("\"effects\": \"[^\"]*\"").matcher(Shipped.text(file));
    StringBuilder text = new StringBuilder();
    while (cards.find()) {
      String effects = words(place, random);
      while (!isSound(place, effects)) {
        effects = words(place, random);
      }
      cards.appendReplacement(text, Matcher.quoteReplacement("\"effects\": \"" + effects + "\""));
    }
    Files.writeString(own.resolve(file + ".json"), cards.appendTail(text));
  }

  private static boolean isSound(EffectPlacement place, String effects) {
    List<Clause> clauses = ShippedWords.ALL.clauses(effects);
    return clauses.stream().allMatch(clause -> ArgumentChecks.fault(clause, null, place).isEmpty())
        && ArgumentChecks.endless(new Card(Deck.MISFORTUNE, "", "X", "X", CardKind.ONE_TIME, 1,
            new Trigger(Moment.FORCED, List.of(), Party.SELF, 0), Cost.NOTHING, clauses, false, Duration.AT_ONCE), place)
            .isEmpty();
  }

  private static String words(EffectPlacement place, SeededRandom random) {
    List<EffectWord> known = ShippedWords.ALL.words().stream().filter(word -> word.places().contains(place)).toList();
    List<String> words = new ArrayList<>();
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      words.add(word(known.get(random.nextInt(known.size())), random));
    }
    return String.join("; ", words);
  }

  /** Bases of other shapes, which come often. */
  private static void demons(Path own, SeededRandom random) throws IOException {
    String text = Shipped.text("demons");
    for (String name : new String[] {"Yoke Beast", "Kogaiji"}) {
      text = text.replaceFirst("(\"" + name + "\", \"count\": )1, \"width\": \\d, \"length\": \\d, \"move\": \\d",
          "$13, \"width\": " + (1 + random.nextInt(3)) + ", \"length\": " + (1 + random.nextInt(3)) + ", \"move\": "
              + (1 + random.nextInt(9)));
    }
    text = text.replace("\"F 1-1, L 1-1, R 1-1\"", "\"F 1-3, B 1-2, BL 2-4, R 1-1\"");
    Files.writeString(own.resolve("demons.json"), text);
    Files.writeString(own.resolve("demon-cards.json"), Shipped.text("demon-cards")
        .replaceAll("(\"(yoke-beast|kogaiji|spawn-demon-lord|flood-gate|wild-attacks|phase-march)\".*\"copies\": )1", "$15"));
  }

  private static void conditions(Path own, SeededRandom random) throws IOException {
    StringBuilder text = new StringBuilder("[");
    for (String id : CONDITIONS) {
      String effects = switch (random.nextInt(4)) {
        case 0 -> "ONGAIN: damage(bearer," + (1 + random.nextInt(3)) + "); MAINTENANCE: loseChi(bearer,2)";
        case 1 -> "MAINTENANCE: damage(bearer," + (1 + random.nextInt(3)) + ")";
        default -> words(EffectPlacement.CONDITION, random);
      };
      while (!effects.contains("MAINTENANCE")
          && !ShippedWords.ALL.clauses(effects).stream().allMatch(clause -> ArgumentChecks.fault(clause, null, EffectPlacement.CONDITION).isEmpty())) {
        effects = words(EffectPlacement.CONDITION, random);
      }
      text.append(text.length() > 1 ? ",\n" : "\n").append("{\"id\": \"" + id + "\", \"duration\": "
          + (1 + random.nextInt(3)) + ", \"effects\": \"" + effects + "\"}");
    }
    Files.writeString(own.resolve("conditions.json"), text + "]\n");
  }

  /** A card that is sound; what is not is thrown away and tried again. */
  private static String card(SeededRandom random, boolean isSkill) {
    while (true) {
      Trigger trigger = trigger(random);
      Event event = trigger.events().isEmpty() ? null : trigger.events().get(0);
      EffectPlacement place = EffectPlacement.of(trigger.moment(), event, trigger.party());
      if (place == null || !ArgumentChecks.fault(trigger).isEmpty()) {
        continue;
      }
      String effects = words(place, random);
      CardKind kind = isSkill && random.nextInt(2) == 0 ? CardKind.PERMANENT : CardKind.ONE_TIME;
      boolean isOnce = random.nextInt(3) == 0;
      String cost = isSkill ? COSTS[random.nextInt(COSTS.length)] : "";
      Duration duration = Duration.values()[random.nextInt(Duration.values().length)];
      if (isSound(trigger, event, place, kind, cost, effects, isOnce, duration)) {
        return (isSkill ? "\"kind\": \"" + Texts.word(kind) + "\", " : "") + "\"trigger\": \"" + trigger.text() + "\", "
            + (isSkill ? "\"cost\": \"" + cost + "\", " : "") + "\"effects\": \"" + effects
            + (isOnce ? "; oncePerTurn" : "") + "\", \"duration\": \"" + Texts.word(duration) + "\"";
      }
    }
  }

  private static boolean isSound(Trigger trigger, @Nullable Event event, EffectPlacement place, CardKind kind, String cost,
      String effects, boolean isOnce, Duration duration) {
    List<Clause> clauses = ShippedWords.ALL.clauses(effects);
    for (Clause clause : clauses) {
      if (!ArgumentChecks.fault(clause, event, place).isEmpty()) {
        return false;
      }
    }
    boolean isFree = cost.isEmpty() && trigger.moment() != Moment.FORCED || effects.contains("gainAP");
    if (!isOnce && kind == CardKind.PERMANENT && isFree) {
      return false; // whoever moves to let others move, or gains AP by it, need never stop
    }
    Card card = new Card(Deck.SKILL, "", "X", "X", kind, 1, trigger, Cost.parse(cost), clauses, isOnce, duration);
    return ArgumentChecks.fault(card).isEmpty() && ArgumentChecks.fault(duration, card, place).isEmpty() && ArgumentChecks.endless(card, place).isEmpty();
  }

  private static Trigger trigger(SeededRandom random) {
    Moment moment = Moment.values()[random.nextInt(Moment.values().length)];
    boolean isFree = moment == Moment.ANY || moment == Moment.ACTIVE;
    Party party = isFree ? Party.SELF : Party.values()[random.nextInt(Party.values().length)];
    return new Trigger(moment, isFree ? List.of() : List.of(Event.values()[random.nextInt(Event.values().length)]),
        party, party == Party.ON_A_PILGRIM_WITHIN ? 1 + random.nextInt(5) : 0);
  }

  private static String word(EffectWord word, SeededRandom random) {
    String who = EffectKeywords.of(EffectTarget.values()[random.nextInt(EffectTarget.values().length)]);
    int number = 1 + random.nextInt(4);
    String pile = EffectKeywords.of(Effect.Pile.values()[random.nextInt(4)]);
    String track = EffectKeywords.of(Effect.Track.values()[random.nextInt(4)]);
    String arguments = switch (word.form()) {
      case NOTHING -> "";
      case NUMBER -> "" + number;
      case SIGNED -> (random.nextInt(2) == 0 ? "+" : "-") + number;
      case WHO -> who;
      case WHO_NUMBER, WHO_NUMBER_OR_ALL, WHO_NUMBER_OR_MV ->
          who + "," + (word.word().equals("gainGood") || word.word().equals("gainBad") ? 3 * number : number);
      case OPTIONAL_WHO_SIGNED -> random.nextInt(2) == 0 ? (random.nextInt(2) == 0 ? "+" : "-") + number : who + ",+" + number;
      case WHO_CONDITION -> who + "," + CONDITIONS[random.nextInt(CONDITIONS.length)];
      case WHO_PLACE -> who + ",own tile";
      case WHO_TURN -> who + "," + EffectKeywords.of(Effect.Turn.values()[random.nextInt(3)]);
      case RAYS -> "L 1-2, BR 1-1";
      case BEARING_SIGNED -> "F,+" + number;
      case COLOUR -> EffectKeywords.of(Effect.Colour.values()[random.nextInt(3)]) + ",any";
      case AREA -> EffectKeywords.of(Effect.Area.values()[random.nextInt(2)]);
      case PILE_NUMBER -> pile + "," + number;
      case TRACK -> track;
      case TRACK_NUMBER -> track + "," + (word.word().equals("set") ? 4 * number : number);
      case OBSTACLES -> "miniatures, tokens";
      case TERRAIN -> EffectKeywords.of(Effect.Squares.values()[random.nextInt(3)]);
      case ACTIONS -> EffectKeywords.of(Effect.Deed.values()[random.nextInt(Effect.Deed.values().length)]);
      case TYPE_NUMBER -> (random.nextInt(2) == 0 ? "General," : "Kogaiji,") + number;
      case GUEST -> throw new IllegalStateException(word + " is on no such card");
    };
    return word.word() + (arguments.isEmpty() ? "" : "(" + arguments + ")");
  }
}
