package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.content.Condition;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestBoard;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.RulesText;
import games.kumite.spi.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The description of the map: squares, tokens, miniatures. Used once. */
final class MapDescription {

  private final GameState state;
  private final QuestBoard scene;
  private final Ground ground;

  MapDescription(GameState state) {
    this.state = state;
    scene = state.scene();
    ground = scene.ground;
  }

  void describe(TableBuilder table) {
    TableBuilder.Node board = table.add(Kind.BOARD, "map")
        .set("label", RulesText.named(state.config().texts(), scene.quest.entry().title()))
        .set("columns", ground.width()).set("rows", ground.height());
    scene.squares.forEach(board::add);
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      if (state.pose(figure) != Pose.NONE) {
        figure(board, figure);
      }
    }
    for (int piece = 0; piece < scene.pieces(); piece++) {
      if (state.isThere(piece) || scene.piece(piece).kind == QuestToken.Kind.DOOR) { // JW-ACT-10
        piece(board, piece);
      }
    }
  }

  private TableBuilder.Node at(TableBuilder.Node node, int square) {
    return node.set("column", ground.x(square) + 1).set("row", ground.y(square) + 1);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private void piece(TableBuilder.Node board, int index) {
    QuestToken piece = scene.piece(index);
    TableBuilder.Node node = at(board.add(Kind.TOKEN, piece.name), state.square(index)).art(word(piece.kind))
        .set("type", word(piece.kind));
    if (piece.kind == QuestToken.Kind.GATE) {
      node.set("state", word(state.gate(index)));
      if (state.extraCards(index) > 0) {
        node.set("extra-cards", state.extraCards(index));
      }
    } else if (piece.kind == QuestToken.Kind.DOOR) {
      node.set("state", state.isThere(index) ? "closed" : "open").reference("to", scene.space(piece.second));
    } else if (piece.kind == QuestToken.Kind.WELL) {
      node.reference("used-by", users(index));
    }
  }

  private List<String> users(int well) {
    List<String> users = new ArrayList<>();
    for (int left = state.users(well); left != 0; left &= left - 1) {
      users.add(state.definition().figure(Integer.numberOfTrailingZeros(left)).id());
    }
    return users;
  }

  private void figure(TableBuilder.Node board, int index) {
    Figure figure = state.definition().figure(index);
    int pose = state.pose(index);
    BasePoses footing = state.footing(index);
    TableBuilder.Node node = at(board.add(Kind.FIGURE, figure.name), Pose.square(pose))
        .art(state.definition().artOf(figure)).set("label", figure.label)
        .set("facing", Facing.at(Pose.facing(pose)).word()).set("health", state.figure(index, Counters.HEALTH))
        .set("team", figure.isPilgrim() ? "pilgrims" : "demons");
    if (figure.isPilgrim() && state.controller(index) >= 0) {
      node.set("owner", state.config().seats().get(state.controller(index)).id());
    }
    if (!figure.isPilgrim()) {
      node.set("text", state.definition().sheet(figure.type));
    }
    if (footing.size() > 1) {
      List<String> squares = new ArrayList<>();
      for (int k = 0; k < footing.size(); k++) {
        squares.add(scene.space(footing.square(pose, k)));
      }
      node.reference("squares", squares);
    }
    if (state.figure(index, Counters.GUEST) != 0) {
      node.set("guest", true);
    }
    List<Condition> conditions = state.definition().content.conditions();
    for (int condition = 0; condition < conditions.size(); condition++) {
      if (state.turnTokens(index, condition) >= 0) {
        node.set(conditions.get(condition).entry().id().toLowerCase(Locale.ROOT), state.turnTokens(index, condition));
      }
    }
  }
}
