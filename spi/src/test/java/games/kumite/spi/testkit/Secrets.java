package games.kumite.spi.testkit;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The declared hidden information of a match, and how the kit changes it without the engine's redealing. */
final class Secrets {

  /** Two hidden things that may be exchanged, or a number that may be another, as far as a viewer knows. */
  @FunctionalInterface
  interface Exchange {

    /** Exchanges them in a match, if the viewer still cannot tell, and returns their names. */
    String in(Match match, int viewer);
  }

  private Secrets() {}

  /** Returns a viewer's number in zones and beliefs. */
  static int number(Match match, Viewer viewer) {
    return viewer instanceof Seat seat ? seat.index() : match.seats().size();
  }

  /** Returns the cards of a match. */
  static List<Cards> cards(Match match) {
    Set<Cards> cards = new LinkedHashSet<>();
    Cards first = Inspection.state(match).cards();
    if (first != null) {
      cards.add(first);
    }
    for (HiddenPart hidden : Inspection.hidden(Inspection.state(match))) {
      if (hidden instanceof Cards more) {
        cards.add(more);
      }
    }
    return List.copyOf(cards);
  }

  /** Returns the secret numbers of a match. */
  static List<SecretNumbers> cells(Match match) {
    return Inspection.hidden(Inspection.state(match)).stream()
        .filter(SecretNumbers.class::isInstance).map(SecretNumbers.class::cast).toList();
  }

  /** Returns the names of the cells that hold a number. */
  static List<String> filled(Match match) {
    List<String> filled = new ArrayList<>();
    for (SecretNumbers cells : cells(match)) {
      cells.layout().cells().stream().filter(cell -> !cells.isEmpty(cell)).forEach(cell -> filled.add(cell.name()));
    }
    return filled;
  }

  /** Returns the cards and the filled cells that a viewer does not know, by what they are. */
  static Set<String> unknown(Match match, int viewer) {
    Set<String> unknown = new HashSet<>();
    List<Cards> all = cards(match);
    for (int i = 0; i < all.size(); i++) {
      for (int token = 0; token < all.get(i).layout().size(); token++) {
        if (!all.get(i).isKnown(token, viewer)) {
          unknown.add("card " + i + " " + token);
        }
      }
    }
    List<SecretNumbers> numbers = cells(match);
    for (int i = 0; i < numbers.size(); i++) {
      for (SecretNumber cell : numbers.get(i).layout().cells()) {
        if (!numbers.get(i).isEmpty(cell) && !numbers.get(i).isKnown(cell, viewer)) {
          unknown.add("cell " + i + " " + cell.name() + " " + numbers.get(i).number(cell));
        }
      }
    }
    return unknown;
  }

  /** Returns whether any information that could be different is declared as hidden from a viewer. */
  static boolean hides(Match match, int viewer) {
    return !exchanges(match, viewer, new SeededRandom(1), 1).isEmpty();
  }

  /** Returns some pairs of different hidden things that a viewer cannot tell apart. */
  static List<Exchange> exchanges(Match match, int viewer, SeededRandom random, int max) {
    List<Exchange> found = new ArrayList<>();
    List<Cards> all = cards(match);
    for (int i = 0; i < all.size() && found.size() < max; i++) {
      Cards cards = all.get(i);
      int place = i;
      int size = cards.layout().size();
      int[] order = random.permutation("tokens", 0, size);
      for (int a = 0; a < size && found.size() < max; a++) {
        int other = partner(cards, order, a, viewer);
        if (other >= 0) {
          int token = order[a];
          found.add((twin, number) -> exchange(cards(twin).get(place), token, other, number));
        }
      }
    }
    numbers(match, viewer, found, max);
    return found;
  }

  /**
   * Returns some pairs like those of {@link #exchanges}, preferably with a card that some other viewer knows: cards
   * hidden from all viewers hardly decide what a seat may do.
   */
  static List<Exchange> exchangesOfHeldCards(Match match, int viewer, SeededRandom random, int max) {
    List<Exchange> found = new ArrayList<>();
    List<Cards> all = cards(match);
    for (int i = 0; i < all.size(); i++) {
      Cards cards = all.get(i);
      int place = i;
      int size = cards.layout().size();
      for (int token : random.permutation("held", 0, size)) {
        if (found.size() < max && cards.knownBy(token) != 0 && !cards.isKnown(token, viewer)) {
          int[] order = random.permutation("others", 0, size);
          for (int other : order) {
            if (!name(cards, other).equals(name(cards, token)) && cards.canSwapUnseen(token, other, viewer)) {
              found.add((twin, number) -> exchange(cards(twin).get(place), token, other, number));
              break;
            }
          }
        }
      }
    }
    found.addAll(exchanges(match, viewer, random, (max - found.size() + 1) / 2));
    return found;
  }

  /** Returns whether a viewer knows, in the first match, none of the hidden things that differ in the second one. */
  static boolean isUnknownWhereDifferent(Match one, Match other, int viewer) {
    List<Cards> left = cards(one);
    List<Cards> right = cards(other);
    for (int i = 0; i < left.size(); i++) {
      for (int token = 0; token < left.get(i).layout().size(); token++) {
        if (left.get(i).face(token) != right.get(i).face(token) && left.get(i).isKnown(token, viewer)) {
          return false;
        }
      }
    }
    List<SecretNumbers> numbers = cells(one);
    List<SecretNumbers> others = cells(other);
    for (int i = 0; i < numbers.size(); i++) {
      for (SecretNumber cell : numbers.get(i).layout().cells()) {
        if (numbers.get(i).number(cell) != others.get(i).number(cell) && numbers.get(i).isKnown(cell, viewer)) {
          return false;
        }
      }
    }
    return true;
  }

  private static void numbers(Match match, int viewer, List<Exchange> found, int max) {
    List<SecretNumbers> all = cells(match);
    for (int i = 0; i < all.size(); i++) {
      int place = i;
      for (SecretNumber cell : all.get(i).layout().cells()) {
        if (found.size() < max && cell.sides() > 1 && !all.get(i).isKnown(cell, viewer)) {
          found.add((twin, number) -> change(cells(twin).get(place), cell));
        }
      }
    }
  }

  private static String change(SecretNumbers cells, SecretNumber cell) {
    int number = cells.number(cell);
    int other = number % cell.sides() + 1;
    cells.replaceUnseen(cell, other);
    return number + " and " + other + " in " + cell.name();
  }

  /** Returns the first card after one in the order that may be exchanged with it and looks different, or -1. */
  private static int partner(Cards cards, int[] order, int at, int viewer) {
    if (cards.isKnown(order[at], viewer)) {
      return -1;
    }
    for (int b = at + 1; b < order.length; b++) {
      if (!name(cards, order[b]).equals(name(cards, order[at])) && cards.canSwapUnseen(order[at], order[b], viewer)) {
        return order[b];
      }
    }
    return -1;
  }

  private static String exchange(Cards cards, int token, int other, int viewer) {
    String what = name(cards, token) + " in " + cards.zoneOf(token).name() + " and " + name(cards, other) + " in "
        + cards.zoneOf(other).name();
    if (cards.canSwapUnseen(token, other, viewer)) {
      cards.swapFaces(token, other);
    }
    return what;
  }

  private static String name(Cards cards, int token) {
    return cards.layout().name(cards.face(token));
  }

  /**
   * Returns the names of the two cards that two matches of one layout have exchanged, or null if it is anything else.
   */
  static @Nullable List<String> exchanged(Match one, Match other) {
    List<Cards> left = cards(one);
    List<Cards> right = cards(other);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      for (int token = 0; token < left.get(i).layout().size(); token++) {
        if (left.get(i).face(token) != right.get(i).face(token)) {
          names.add(name(left.get(i), token));
        }
      }
    }
    return names.size() == 2 ? names : null;
  }

  /** Returns whether the same cards, by token, lie in the same places of two matches. */
  static boolean areInTheSamePlaces(Match one, Match other) {
    return places(one).equals(places(other));
  }

  /**
   * Returns whether a viewer knows cards of the same names in the hands that it does not see, but other cards: what was
   * played by name was another token in each match. A perspective keeps the token, since steps may remember it.
   */
  static boolean wereOthersOfTheirNamesShown(Match one, Match other, int viewer) {
    List<Cards> left = cards(one);
    List<Cards> right = cards(other);
    boolean areOthers = false;
    for (int i = 0; i < left.size(); i++) {
      for (Zone zone : left.get(i).layout().zones()) {
        if (!zone.isOrdered() && (zone.visibleTo() >> viewer & 1) == 0) {
          Map<Integer, String> known = known(left.get(i), zone, viewer);
          Map<Integer, String> knownInOther = known(right.get(i), zone, viewer);
          if (!known.values().stream().sorted().toList().equals(knownInOther.values().stream().sorted().toList())) {
            return false;
          }
          areOthers |= !known.equals(knownInOther);
        }
      }
    }
    return areOthers;
  }

  /** Returns the cards of a zone that a viewer knows, with their names. */
  private static Map<Integer, String> known(Cards cards, Zone zone, int viewer) {
    Map<Integer, String> known = new TreeMap<>();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      if (cards.isKnown(token, viewer)) {
        known.put(token, name(cards, token));
      }
    }
    return known;
  }

  /**
   * Returns whether two matches hold the same cards in the same places, except for those that a viewer knows in
   * neither.
   */
  static boolean differInWhatIsHidden(Match one, Match other, int viewer) {
    List<Cards> left = cards(one);
    List<Cards> right = cards(other);
    for (int i = 0; i < left.size(); i++) {
      for (int token = 0; token < left.get(i).layout().size(); token++) {
        if (left.get(i).face(token) != right.get(i).face(token)
            && (left.get(i).isKnown(token, viewer) || right.get(i).isKnown(token, viewer))) {
          return false;
        }
      }
    }
    List<SecretNumbers> numbers = cells(one);
    List<SecretNumbers> others = cells(other);
    for (int i = 0; i < numbers.size(); i++) {
      for (SecretNumber cell : numbers.get(i).layout().cells()) {
        if (numbers.get(i).number(cell) != others.get(i).number(cell)
            && (numbers.get(i).isKnown(cell, viewer) || others.get(i).isKnown(cell, viewer))) {
          return false;
        }
      }
    }
    return areInTheSamePlaces(one, other);
  }

  private static List<Integer> places(Match match) {
    List<Integer> places = new ArrayList<>();
    for (Cards cards : cards(match)) {
      for (Zone zone : cards.layout().zones()) {
        places.add(-1);
        for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
          places.add(token);
        }
      }
    }
    return places;
  }

  /** Returns all hidden things of a match as they are. */
  static String text(Match match) {
    StringBuilder text = new StringBuilder();
    for (Cards cards : cards(match)) {
      for (int token = 0; token < cards.layout().size(); token++) {
        text.append(name(cards, token)).append(' ');
      }
    }
    cells(match).forEach(text::append);
    return text.toString();
  }

  /** Returns the certainty of the real match's viewer that an imagined match breaks, or null. */
  static @Nullable String brokenCertainty(Match real, Match world, int viewer) {
    String brokenCard = brokenCard(cards(real), cards(world), viewer);
    return brokenCard != null ? brokenCard : brokenNumber(cells(real), cells(world), viewer);
  }

  private static @Nullable String brokenNumber(List<SecretNumbers> known, List<SecretNumbers> dealt, int viewer) {
    for (int i = 0; i < known.size(); i++) {
      for (SecretNumber cell : known.get(i).layout().cells()) {
        int number = dealt.get(i).number(cell);
        boolean isRight = known.get(i).isKnown(cell, viewer) ? number == known.get(i).number(cell)
            : number >= 1 && number <= cell.sides();
        if (!isRight) {
          return "in " + cell.name() + " is " + number + " instead of " + known.get(i).number(cell);
        }
      }
    }
    return null;
  }

  private static @Nullable String brokenCard(List<Cards> known, List<Cards> dealt, int viewer) {
    for (int i = 0; i < known.size(); i++) {
      Cards cards = known.get(i);
      CardLayout layout = cards.layout();
      for (int token = 0; token < layout.size(); token++) {
        int face = dealt.get(i).face(token);
        if (cards.zoneOf(token) != dealt.get(i).zoneOf(token)) {
          return "a card lies in " + dealt.get(i).zoneOf(token).name() + " instead of " + cards.zoneOf(token).name();
        }
        if (cards.isKnown(token, viewer) ? !layout.isAlike(face, cards.face(token))
            : !cards.isPossible(token, face, viewer)) {
          return "a card in " + cards.zoneOf(token).name() + " is " + layout.name(face) + ", which is impossible"
              + (cards.isKnown(token, viewer) ? ", for it is known to be " + name(cards, token) : "");
        }
      }
    }
    return null;
  }
}
