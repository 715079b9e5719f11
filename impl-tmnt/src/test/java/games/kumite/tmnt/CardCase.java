package games.kumite.tmnt;

import games.kumite.api.Event;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A position, moves and what must come of them, for one card; read from a text.
 *
 * <pre>
 * M03 a human on the side makes it stronger
 *   A CH6 L3 I22
 *   fight M03
 *   sums 5:3
 * </pre>
 *
 * <p>A line without indent names the card, or several of which each stands for {@code @} below, and says what is shown.
 * A line {@code = giant CH6 I08} makes a word stand for others. Before the position begins ({@code turn}, {@code kick},
 * {@code fight CARD}, {@code second}, {@code closing}, {@code charity}) stand its players, in the words of {@link Scene},
 * and {@code seats N}, {@code active X}, {@code doors}, {@code only-doors} (no other is left), {@code treasures}, {@code
 * discarded}, and {@code print K06 effects: STR +2} for an owner's card. C holds a level card unless something is told
 * of C, so that windows open.
 *
 * <p>After it stand moves, {@code A play card:O08 ; run-1=3}, passes ({@code pass A B}, {@code closes run-1=3}), and
 * what must be so then: {@code sums 5:3}, {@code monsters M20:12}, {@code treasures 3}, {@code level A 3}, {@code hand A
 * I01 O02}, {@code cards A 5} (of the hand), {@code table A I01 ~I02}, {@code kept A T13}, {@code helper B}, {@code top
 * door T01}, {@code asked A window-run}, {@code may play card:X}, {@code not play card:X MT-ITM-08} (refused by that
 * rule, if one is named), {@code event sold gold=1000} (of the last move), {@code winner A}.
 *
 * @param card whose effect is shown
 * @param title what is shown
 * @param lines the rest
 */
record CardCase(String card, String title, List<String> lines) {

  private static final String BEGINNINGS = "turn kick fight second closing charity";

  /** The cases of a file beside this class. */
  static List<CardCase> read(String file) {
    List<CardCase> cases = new ArrayList<>();
    List<String> ids = List.of();
    String title = "";
    List<String> lines = new ArrayList<>();
    Map<String, String> words = new LinkedHashMap<>();
    for (String text : text(file)) {
      String line = text;
      for (Map.Entry<String, String> word : words.entrySet()) {
        line = line.replace(word.getKey(), word.getValue());
      }
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("= ")) {
        String word = Scene.words(line).get(1);
        words.put(" " + word + " ", line.substring(2 + word.length()) + " ");
      } else if (!line.startsWith(" ")) {
        add(cases, ids, title, lines);
        lines.clear();
        ids = Scene.words(line).stream().takeWhile(word -> word.matches("[A-Z]+[0-9]+|wandering")).toList();
        title = Scene.words(line).stream().skip(ids.size()).collect(Collectors.joining(" "));
      } else {
        lines.add(line.strip());
      }
    }
    add(cases, ids, title, lines);
    return cases;
  }

  private static void add(List<CardCase> cases, List<String> ids, String title, List<String> lines) {
    for (String id : ids) {
      cases.add(new CardCase(id, title, lines.stream().map(line -> line.replace("@", id)).toList()));
    }
  }

  private static List<String> text(String file) {
    try (InputStream in = CardCase.class.getResourceAsStream(file)) {
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Plays it with these cards; an error is thrown where something is not so. */
  void play(Content content) {
    int beginning = 0;
    while (!Scene.words(BEGINNINGS).contains(word(beginning, 0))) {
      beginning++;
    }
    Played game = begin(content, beginning);
    for (String line : lines.subList(beginning + 1, lines.size())) {
      int blank = line.indexOf(' ');
      String verb = blank < 0 ? line : line.substring(0, blank);
      String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
      if (verb.matches("[A-F]")) {
        game.play(line);
      } else if (verb.equals("pass")) {
        game.pass(rest.split(" "));
      } else if (verb.equals("closes")) {
        game.closes(rest);
      } else {
        check(game, line, verb, rest);
      }
    }
    if (game.dice().isLeft()) {
      throw new AssertionError("a die that was laid down has not fallen");
    }
  }

  private String word(int line, int word) {
    return Scene.words(lines.get(line)).get(word);
  }

  private Played begin(Content content, int beginning) {
    List<String> position = lines.subList(0, beginning);
    int seats = 3;
    for (String line : position) {
      if (line.startsWith("seats ")) {
        seats = Integer.parseInt(line.substring(6));
      }
    }
    List<String> prints = position.stream().filter(line -> line.startsWith("print "))
        .map(line -> line.substring(6)).toList();
    Scene scene = Scene.of(seats).cards(prints.isEmpty() ? content : Cardbox.printed(prints));
    boolean toldOfC = false;
    for (String line : position) {
      String word = Scene.words(line).get(0);
      String rest = line.substring(word.length()).strip();
      switch (word) {
        case "seats", "print" -> { }
        case "active" -> scene.active(rest);
        case "doors" -> scene.doors(rest);
        case "only-doors" -> scene.doors(rest).nothingElseIn(DeckKind.DOOR);
        case "treasures" -> scene.treasures(rest);
        case "discarded" -> scene.discarded(rest);
        default -> {
          scene.player(word, rest);
          toldOfC |= word.equals("C");
        }
      }
    }
    if (!toldOfC) {
      scene.player("C", card.equals("L08") ? "| L07" : "| L08");
    }
    return switch (word(beginning, 0)) {
      case "turn" -> scene.turn();
      case "kick" -> scene.kick();
      case "fight" -> scene.fight(word(beginning, 1));
      case "second" -> scene.second();
      case "closing" -> scene.closing();
      default -> scene.charity();
    };
  }

  private static void check(Played game, String line, String verb, String rest) {
    List<String> words = Scene.words(rest);
    String first = words.isEmpty() ? "" : words.get(0);
    String others = words.stream().skip(1).collect(Collectors.joining(" "));
    switch (verb) {
      case "sums" -> same(line, game.strengths(), rest);
      case "monsters" -> same(line, game.monsters(), rest);
      case "treasures" -> same(line, game.treasures(), Integer.valueOf(rest));
      case "level" -> same(line, game.level(first), Integer.valueOf(others));
      case "hand" -> same(line, game.hand(first), others);
      case "cards" -> same(line, game.handSize(first), Integer.valueOf(others));
      case "table" -> same(line, game.table(first), others);
      case "kept" -> same(line, game.kept(first), others);
      case "helper" -> same(line, game.helper(), rest);
      case "top" -> same(line, game.topDiscard(first), others);
      case "asked" -> same(line, game.asked(), rest);
      case "winner" -> same(line, game.winner(), rest);
      case "may" -> same(line, game.options().contains(rest), true);
      case "not" -> refused(game, line, rest);
      case "event" -> same(line, events(game).contains(rest), true);
      default -> throw new IllegalArgumentException("no such line: " + line);
    }
  }

  private static void refused(Played game, String line, String rest) {
    int rule = rest.indexOf(" MT-");
    String notation = rule < 0 ? rest : rest.substring(0, rule);
    same(line, game.options().contains(notation), false);
    if (rule >= 0) {
      same(line, game.refused(notation).rule().orElse("no rule"), rest.substring(rule + 1));
    }
  }

  /** What happened by the last move, told as {@code sold gold=1000}: the type with each argument alone. */
  private static List<String> events(Played game) {
    return game.events().stream().flatMap(CardCase::told).toList();
  }

  private static Stream<String> told(Event event) {
    return event.arguments().isEmpty() ? Stream.of(event.type()) : event.arguments().entrySet().stream()
        .map(argument -> event.type() + " " + argument.getKey() + "=" + argument.getValue());
  }

  private static void same(String line, Object actual, Object expected) {
    if (!actual.equals(expected)) {
      throw new AssertionError("\"" + line + "\", but was " + actual);
    }
  }

  @Override
  public String toString() {
    return card + " " + title;
  }
}
