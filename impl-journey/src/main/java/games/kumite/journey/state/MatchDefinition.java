package games.kumite.journey.state;

import games.kumite.api.InvalidSetupException;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.content.Quest;
import games.kumite.journey.content.Trigger;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fixed values of a match: settings, content, faces, zones, miniatures, quests. Immutable. */
@Immutable
public final class MatchDefinition {

  /** The chosen options. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** The printed texts as display sentences. */
  public final RulesText sentences;
  /** The texts of each quest. */
  public final List<QuestTexts> quests;
  /** The zones of cards. */
  public final Zones zones;
  /** The number of Tripitaka, who revives, closes gates and is the quarry of demons. */
  public final int leader;
  /** Every action of the players. */
  public final Actions actions;
  /** The procedures that one rule starts for another. */
  public final Callbacks callbacks;
  /** The numbers of a match. */
  public final NumberLayout numbers;
  /** The number of conditions. */
  public final int conditions;
  private final int[][] conditionsWith;
  private final AttackExpectations blows;
  /** The greatest number of squares of any quest. */
  public final int maxSquares;
  /** The greatest number of tokens of any quest. */
  public final int maxPieces;
  static final int PILGRIM_WIDTH = Counters.PILGRIM.size();
  static final int FIGURE_WIDTH = Counters.FIGURE.size();
  static final int PIECE_WIDTH = Counters.PIECE.size();
  final int pilgrimsAt;
  final int figuresAt;
  final int conditionsAt;
  final int piecesAt;
  final int typesAt;
  final int cardsAt;
  final int diceAt;
  private final int widest;
  private final int awaited;
  private final long occasions;
  private final List<String> tokens = new ArrayList<>();
  private final List<String> sheets;
  private final Face[] faces;
  private final Figure[] figures;
  private final int[] firstOfType;
  private final QuestBoard[] scenes;
  private final List<int[]> shapes = new ArrayList<>();

  /** Creates the terms of a match in English. */
  public MatchDefinition(Settings settings, Content content, Callbacks callbacks) {
    this(settings, content, callbacks, Texts.of(MatchDefinition.class, "journey"));
  }

  /**
   * Creates the terms of a match.
   *
   * @param settings the chosen options
   * @param content the content
   * @param callbacks the procedures that one rule starts for another
   * @param texts the texts of the match's language
   * @throws InvalidSetupException if the content does not have the chosen quest
   */
  public MatchDefinition(Settings settings, Content content, Callbacks callbacks, Texts texts) {
    this.settings = settings;
    this.content = content;
    this.callbacks = callbacks;
    conditions = content.conditions().size();
    conditionsWith = conditionsWith(content);
    blows = new AttackExpectations(content);
    faces = faces(content);
    awaited = awaited(faces);
    long all = 0;
    for (Face face : faces) {
      all |= face.occasions;
    }
    occasions = all;
    sentences = new RulesText(texts);
    sheets = content.demons().stream().map(sentences::sheet).toList();
    quests = content.quests().stream().map(quest -> new QuestTexts(texts, content, quest)).toList();
    zones = new Zones(settings.seats(), content, faces, sentences, texts);
    firstOfType = new int[content.demons().size() + 1];
    figures = figures(content, texts);
    int leading = 0;
    while (!content.pilgrims().get(leading).entry().leader()) {
      leading++;
    }
    leader = leading;
    List<String> pilgrims = content.pilgrims().stream().map(pilgrim -> pilgrim.entry().id()).toList();
    List<String> ids = content.quests().stream().map(quest -> quest.entry().id()).toList();
    if (!settings.quest().isEmpty() && !ids.contains(settings.quest())) {
      throw new InvalidSetupException("option quest: must be one of " + String.join(", ", ids) + " or empty, was \""
          + settings.quest() + "\"");
    }
    scenes = new QuestBoard[ids.size()];
    int squares = 0;
    int pieces = 0;
    for (int i = 0; i < scenes.length; i++) {
      Quest quest = content.quests().get(i);
      scenes[i] = new QuestBoard(i, quest, shapes, pilgrims);
      squares = Math.max(squares, quest.ground().size());
      pieces = Math.max(pieces, scenes[i].pieces());
    }
    maxSquares = squares;
    maxPieces = pieces;
    numbers = Counters.layout(this, onceCards(faces));
    pilgrimsAt = numbers.offset(Counters.PILGRIM);
    figuresAt = numbers.offset(Counters.FIGURE);
    conditionsAt = numbers.offset(Counters.CONDITION);
    piecesAt = numbers.offset(Counters.PIECE);
    typesAt = numbers.offset(Counters.TYPE);
    cardsAt = numbers.offset(Counters.CARD);
    diceAt = numbers.offset(Counters.DIE);
    int wide = 0;
    int high = 0;
    for (QuestBoard scene : scenes) {
      wide = Math.max(wide, scene.ground.width());
      high = Math.max(high, scene.ground.height());
      for (int piece = 0; piece < scene.pieces(); piece++) {
        if (!tokens.contains(scene.piece(piece).name)) {
          tokens.add(scene.piece(piece).name);
        }
      }
    }
    widest = wide;
    actions = actions(high, texts);
  }

  private static int[][] conditionsWith(Content content) {
    int[][] with = new int[EffectVerb.values().length][];
    for (EffectVerb verb : EffectVerb.values()) {
      with[verb.ordinal()] = IntStream.range(0, content.conditions().size()).filter(condition -> content.conditions()
          .get(condition).clauses().stream().anyMatch(clause -> clause.effect().verb() == verb)).toArray();
    }
    return with;
  }

  /** Returns the conditions that have a word; must not be changed. */
  public int[] conditionsWith(EffectVerb verb) {
    return conditionsWith[verb.ordinal()];
  }

  private static int onceCards(Face[] faces) {
    int count = 0;
    for (Face face : faces) {
      count = Math.max(count, face.once + 1);
    }
    return count;
  }

  private Actions actions(int high, Texts texts) {
    List<String> squares = new ArrayList<>();
    for (int at = 0; at < widest * high; at++) {
      squares.add(QuestBoard.name(at % widest, at / widest));
    }
    List<Figure> all = List.of(figures);
    List<String> ids = content.conditions().stream().map(condition -> condition.entry().id()).toList();
    return Actions.of(texts, ActionVerb.values()).cards(zones.layout).seats(settings.seats())
        .elements(ActionVerb.QUESTS, content.quests().stream().map(quest -> "token:quest-" + quest.entry().id()).toList(),
            content.quests().stream().map(quest -> RulesText.named(texts, quest.entry().title())).toList())
        .elements(ActionVerb.SPACES, squares.stream().map(name -> "space:" + name).toList(), squares)
        .elements(ActionVerb.FIGURES, all.stream().map(Figure::id).toList(), all.stream().map(figure -> figure.label).toList())
        .elements(ActionVerb.PILGRIMS, all.stream().filter(Figure::isPilgrim).map(Figure::id).toList(),
            all.stream().filter(Figure::isPilgrim).map(figure -> figure.label).toList())
        .elements(ActionVerb.TOKENS, tokens.stream().map(name -> "token:" + name).toList(),
            tokens.stream().map(name -> called(texts, name)).toList())
        .elements(ActionVerb.CONDITIONS, ids.stream().map(id -> "card:" + id).toList(),
            ids.stream().map(id -> RulesText.named(texts, id)).toList()).build();
  }

  /** Returns the display name of a figure. */
  public String label(int figure) {
    return figures[figure].label;
  }

  /** Returns the text of the sheet of a type of demon. */
  public String sheet(int type) {
    return sheets.get(type);
  }

  /** Returns the display name of a token; the id if there is no word for it, as for tokens of an owner's quest. */
  private static String called(Texts texts, String name) {
    String word = "word.token:" + name;
    return texts.has(word) ? texts.text(word) : name;
  }

  /** Returns the place of a square of a quest among the squares that actions name. */
  int place(QuestBoard scene, int square) {
    return scene.ground.y(square) * widest + scene.ground.x(square);
  }

  /** Returns the square of a quest that an action names. */
  int square(QuestBoard scene, int place) {
    return scene.ground.square(place % widest, place / widest);
  }

  /** Returns the place of a token among the tokens that actions name. */
  int place(QuestToken piece) {
    return tokens.indexOf(piece.name);
  }

  private static Face[] faces(Content content) {
    List<Face> faces = new ArrayList<>();
    int[] once = {0};
    Stream.of(content.demonCards(), content.corruptions(), content.fortunes(), content.misfortunes(), content.skills())
        .flatMap(List::stream).forEach(card -> print(card, faces, once));
    return faces.toArray(Face[]::new);
  }

  private static void print(Card card, List<Face> faces, int[] once) {
    int name = faces.size();
    for (int copy = 0; copy < card.copies(); copy++) {
      faces.add(new Face(faces.size(), name, card, card.oncePerTurn() ? once[0]++ : -1));
    }
  }

  private Figure[] figures(Content content, Texts texts) {
    List<Figure> made = new ArrayList<>();
    for (Pilgrim pilgrim : content.pilgrims()) {
      made.add(new Figure(made.size(), made.size(), -1, pilgrim.entry().id(), RulesText.named(texts, pilgrim.entry().name()),
          shape(pilgrim.entry().width(), pilgrim.entry().length()), pilgrim.entry().move(), pilgrim.icon()));
    }
    for (int type = 0; type < content.demons().size(); type++) {
      Demon demon = content.demons().get(type);
      firstOfType[type] = made.size();
      for (int number = 1; number <= demon.entry().count(); number++) {
        boolean isSingle = demon.entry().count() == 1;
        made.add(new Figure(made.size(), -1, type, demon.entry().id() + (isSingle ? "" : "-" + number),
            RulesText.named(texts, demon.entry().name()) + (isSingle ? "" : " " + number),
            shape(demon.entry().width(), demon.entry().length()), demon.entry().move(), demon.icon()));
      }
    }
    firstOfType[content.demons().size()] = made.size();
    return made.toArray(Figure[]::new);
  }

  private int shape(int width, int length) {
    for (int shape = 0; shape < shapes.size(); shape++) {
      if (shapes.get(shape)[0] == width && shapes.get(shape)[1] == length) {
        return shape;
      }
    }
    shapes.add(new int[] {width, length});
    return shapes.size() - 1;
  }

  /** Returns whether a card may be played after an event, or is forced by it. */
  public boolean isAwaited(Trigger.Event event) {
    return (awaited >> event.ordinal() & 1) != 0;
  }

  /** Returns whether a card of the content is forced by an event. */
  public boolean isForcing(Trigger.Event event) {
    return (occasions & Trigger.occasion(Trigger.Moment.FORCED, event)) != 0;
  }

  private static int awaited(Face[] faces) {
    int events = 0;
    for (Face face : faces) {
      Trigger trigger = face.card.trigger();
      boolean isAfter = trigger.moment() == Trigger.Moment.AFTER || trigger.moment() == Trigger.Moment.FORCED;
      for (Trigger.Event event : trigger.events()) {
        events |= isAfter ? 1 << event.ordinal() : 0;
      }
    }
    return events;
  }

  /** Returns the face of a card. */
  public Face face(int index) {
    return faces[index];
  }

  /** Returns the number of miniatures. */
  public int figures() {
    return figures.length;
  }

  /** Returns a miniature. */
  public Figure figure(int index) {
    return figures[index];
  }

  /** Returns the key of the picture of a figure: the id of the pilgrim, or of the type of demon. */
  public String artOf(Figure figure) {
    return figure.isPilgrim() ? figure.name : content.demons().get(figure.type).entry().id();
  }

  /** Returns the sheet of a pilgrim. */
  public Pilgrim pilgrim(int pilgrim) {
    return content.pilgrims().get(pilgrim);
  }

  /** Returns the sheet of a type of demon. */
  public Demon demon(int type) {
    return content.demons().get(type);
  }

  /** Returns the first miniature of a type; the last one stands before the first of the next type. */
  public int firstOf(int type) {
    return firstOfType[type];
  }

  /** Returns the number of a type of demon, by its id. */
  public int type(String id) {
    for (int type = 0; type < content.demons().size(); type++) {
      if (content.demons().get(type).entry().id().equals(id)) {
        return type;
      }
    }
    throw new IllegalArgumentException("there is no demon " + id);
  }

  /** Returns the number of a type of demon, by its name on the sheet, which effects use. */
  public int typeNamed(String name) {
    int type = 0;
    while (!demon(type).entry().name().equals(name)) {
      type++;
    }
    return type;
  }

  /** Returns the average damage of one attack of a type of demon to a pilgrim. */
  public double blow(int type, int pilgrim) {
    return blows.mean(type, pilgrim);
  }

  /** Returns the average part of a demon of a type that an attack of a pilgrim with a weapon of a level takes. */
  public double share(int type, int pilgrim, int level) {
    return blows.share(type, pilgrim, level);
  }

  /** Returns the number of quests. */
  public int scenes() {
    return scenes.length;
  }

  /** Returns a quest. */
  public QuestBoard scene(int index) {
    return scenes[index];
  }
}
