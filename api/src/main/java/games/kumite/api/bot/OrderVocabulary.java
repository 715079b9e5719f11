package games.kumite.api.bot;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.learn.Encodable;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words that standing orders may use in a game or a match. An empty list means that the words are not known, and
 * any word is accepted. Immutable.
 *
 * @param kinds the kinds of decisions
 * @param phases the ids of the phases
 * @param events the types of events
 * @param verbs the verbs with which actions begin
 * @param keywords the words that arguments may be, besides numbers and ids
 * @param isWhole whether the vocabulary is complete
 */
record OrderVocabulary(List<String> kinds, List<String> phases, List<String> events, List<String> verbs, List<String> keywords,
    boolean isWhole) {

  static final OrderVocabulary UNKNOWN = new OrderVocabulary(List.of(), List.of(), List.of(), List.of(), List.of(), false);

  private static final Pattern NUMBER_OR_ID = Pattern.compile("-?[0-9]+|\\S+:\\S+");
  private static final int MAX_LISTED = 60;

  static OrderVocabulary of(Game game) {
    return new OrderVocabulary(game.decisionKinds(), game.phases().stream().map(Phase::id).toList(), game.eventTypes(),
        List.of(), List.of(), false);
  }

  static OrderVocabulary of(Match match) {
    return of(match.game()).with(verbs(match), match.keywords());
  }

  /** Returns a copy with the words that a perspective knows, which are all but the keywords of its match. */
  OrderVocabulary with(Perspective perspective) {
    return (this == UNKNOWN ? of(perspective.game()) : this).with(verbs(perspective), List.of());
  }

  private static List<String> verbs(Object match) {
    return match instanceof Encodable encoded ? encoded.encoding().verbs() : List.of();
  }

  private OrderVocabulary with(List<String> itsVerbs, List<String> itsKeywords) {
    return new OrderVocabulary(kinds, phases, events, itsVerbs, itsKeywords, true);
  }

  /** Refuses an order that would never answer or never end. */
  void check(StandingOrder order) {
    if (!order.kind().equals(StandingOrder.ANY)) {
      require("the kind of decisions must be " + StandingOrder.ANY + " or one of ", kinds, order.kind(), order);
    }
    checkNotation(order.notation(), order);
    if (order.until() instanceof StandingOrder.PhaseReached reached) {
      require("the phase must be one of ", phases, reached.id(), order);
    } else if (order.until() instanceof StandingOrder.EventOccurs happened) {
      require("the type of events must be one of ", events, happened.type(), order);
    } else if (order.until() instanceof StandingOrder.ActionOffered offered) {
      checkNotation(offered.start(), order);
    }
  }

  private void checkNotation(String notation, StandingOrder order) {
    List<String> words = List.of(notation.split(" "));
    require("an action must begin with one of ", verbs, words.get(0), order);
    for (String word : words.subList(1, words.size())) {
      if (!NUMBER_OR_ID.matcher(word).matches()) {
        require("what follows the verb must be numbers, ids such as card:S7, or of the words ", keywords, word, order);
      }
    }
  }

  private static void require(String what, List<String> known, String word, StandingOrder order) {
    if (!known.isEmpty() && !known.contains(word)) {
      throw new IllegalArgumentException(what + listed(known) + ", was " + word + " in \"" + order + "\"");
    }
  }

  private static String listed(List<String> words) {
    String more = words.size() > MAX_LISTED ? " and " + (words.size() - MAX_LISTED) + " more" : "";
    return words.stream().limit(MAX_LISTED).collect(Collectors.joining(", ")) + more;
  }
}
