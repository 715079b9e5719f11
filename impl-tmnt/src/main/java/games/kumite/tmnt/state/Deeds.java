package games.kumite.tmnt.state;

import games.kumite.spi.Shared;
import java.util.List;

/** Every action that can occur, made once. Immutable. */
@Shared
public final class Deeds {

  /** The picking orders, in the order of the ledger. */
  public static final List<String> ORDERS =
      List.of("helper-first", "fighter-first", "alternate-helper", "alternate-fighter");

  private static final int NUMBERS = 100;

  private final Deed[][] byWord = new Deed[Word.values().length][];
  private final int[] names;
  private final int seats;

  Deeds(Face[] faces, int seats, int twins) {
    this.seats = seats;
    names = new int[faces.length];
    for (Face face : faces) {
      names[face.index] = face.name;
    }
    for (Word word : Word.values()) {
      byWord[word.ordinal()] = switch (word.of) {
        case NOTHING -> new Deed[] {new Deed(word, -1, 0, word == Word.TARGET_SIDE ? "side" : "", "")};
        case CARD -> cards(word, faces);
        case SEAT -> seats(word);
        case CARD_AND_SEAT -> cardsAndSeats(word, faces);
        case NUMBER -> numbers(word);
        case ORDER -> orders(word);
        case TWIN -> twins(word, twins);
      };
    }
  }

  private static Deed[] cards(Word word, Face[] faces) {
    Deed[] deeds = new Deed[faces.length];
    for (Face face : faces) {
      deeds[face.index] = face.name == face.index
          ? new Deed(word, face.index, 0, "card:" + face.id, face.label) : deeds[face.name];
    }
    return deeds;
  }

  private Deed[] seats(Word word) {
    Deed[] deeds = new Deed[seats];
    for (int seat = 0; seat < seats; seat++) {
      deeds[seat] = new Deed(word, -1, seat, "seat:" + (seat + 1), "");
    }
    return deeds;
  }

  private Deed[] cardsAndSeats(Word word, Face[] faces) {
    Deed[] deeds = new Deed[faces.length * seats];
    for (Face face : faces) {
      for (int seat = 0; seat < seats; seat++) {
        deeds[face.index * seats + seat] = face.name == face.index
            ? new Deed(word, face.index, seat, "card:" + face.id + " seat:" + (seat + 1), face.label)
            : deeds[face.name * seats + seat];
      }
    }
    return deeds;
  }

  private static Deed[] numbers(Word word) {
    Deed[] deeds = new Deed[NUMBERS];
    for (int number = 0; number < NUMBERS; number++) {
      deeds[number] = new Deed(word, -1, number, String.valueOf(number), "");
    }
    return deeds;
  }

  private static Deed[] orders(Word word) {
    Deed[] deeds = new Deed[ORDERS.size()];
    for (int order = 0; order < deeds.length; order++) {
      deeds[order] = new Deed(word, -1, order, ORDERS.get(order), ORDERS.get(order));
    }
    return deeds;
  }

  private static Deed[] twins(Word word, int twins) {
    Deed[] deeds = new Deed[twins];
    for (int twin = 0; twin < twins; twin++) {
      deeds[twin] = new Deed(word, -1, twin, "token:twin-" + (twin + 1), "");
    }
    return deeds;
  }

  /** An action without arguments. */
  public Deed of(Word word) {
    return byWord[word.ordinal()][0];
  }

  /** An action about a card, a seat, a number, an order or a twin. */
  public Deed of(Word word, int argument) {
    return byWord[word.ordinal()][argument];
  }

  /** An action about a card and a seat. */
  public Deed of(Word word, int face, int seat) {
    return byWord[word.ordinal()][names[face] * seats + seat];
  }
}
