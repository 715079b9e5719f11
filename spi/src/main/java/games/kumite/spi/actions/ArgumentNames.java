package games.kumite.spi.actions;

import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The names of the values of an argument: on the table, and for display. */
record ArgumentNames(int min, List<String> ids, List<String> labels) {

  private static ArgumentNames of(int min, int size, IntFunction<String> id, IntFunction<String> label) {
    return new ArgumentNames(min, IntStream.range(min, min + size).mapToObj(id).toList(),
        IntStream.range(min, min + size).mapToObj(label).toList());
  }

  static ArgumentNames ofCards(Verb verb, @Nullable CardLayout layout) {
    if (layout == null) {
      throw new IllegalArgumentException("verb " + verb.notation() + " names a card, and there are no cards");
    }
    return of(0, layout.size(), face -> layout.element(face).id(), layout::label);
  }

  static ArgumentNames ofSeats(int seats) {
    return of(0, seats, seat -> "seat:" + (seat + 1), seat -> "");
  }

  static ArgumentNames ofNumbers(int min, int max) {
    return of(min, max - min + 1, String::valueOf, String::valueOf);
  }

  /** Returns the words of a verb itself, or those of a list of the content. */
  static ArgumentNames ofWords(Verb verb, Argument argument, Map<String, ArgumentNames> lists, Texts texts) {
    List<String> words = argument.words();
    return words.isEmpty() ? of(verb, "a word", argument.name(), lists) : ofWords(words, texts);
  }

  private static ArgumentNames ofWords(List<String> words, Texts texts) {
    return of(0, words.size(), words::get, word -> texts.has("word." + words.get(word))
        ? texts.text("word." + words.get(word)) : words.get(word));
  }

  /** Returns the words of the content, validated: they appear in notations and records as they are. */
  static ArgumentNames ofContent(String list, List<String> words, List<String> labels) {
    for (String word : words) {
      if (!word.matches("[a-z][a-z0-9-]*")) {
        throw new IllegalArgumentException("a word of " + list + " must be lower-case letters, digits and hyphens"
            + " that begin with a letter, was " + '"' + word + '"');
      }
    }
    if (words.stream().distinct().count() < words.size() || words.size() != labels.size()) {
      throw new IllegalArgumentException("the words of " + list + " must be different and have one label each, were "
          + words + " and " + labels);
    }
    return new ArgumentNames(0, List.copyOf(words), List.copyOf(labels));
  }

  static ArgumentNames ofElements(Verb verb, String name, Map<String, ArgumentNames> lists) {
    return of(verb, "an element", name, lists);
  }

  private static ArgumentNames of(Verb verb, String what, String name, Map<String, ArgumentNames> lists) {
    ArgumentNames list = lists.get(name);
    if (list == null) {
      throw new IllegalArgumentException("verb " + verb.notation() + " names " + what + " of " + name + ", known are "
          + lists.keySet());
    }
    return list;
  }

  int size() {
    return ids.size();
  }

  String id(int value) {
    return ids.get(value - min);
  }

  String label(int value) {
    return labels.get(value - min);
  }

  /** Returns the place of an id, -1 if it is not in the list. */
  int indexOf(String id) {
    return ids.indexOf(id);
  }
}
