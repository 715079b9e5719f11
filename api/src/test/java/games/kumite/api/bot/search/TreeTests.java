package games.kumite.api.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The columns of the tree behave as the tree that they stand for. */
final class TreeTests {

  private final Tree tree = new Tree();

  private record Named(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  private static List<Action> list(String... names) {
    List<Action> list = new ArrayList<>();
    for (String name : names) {
      list.add(new Named(name));
    }
    return list;
  }

  private int edge(int node, List<Action> list, int place) {
    tree.meet(node, list);
    return tree.addEdge(node, place, list.get(place));
  }

  @Test
  void edges_ofOtherWorlds_areFoundByEqualActions() {
    int node = tree.addNode(0, "card");
    edge(node, list("a", "b", "c"), 1);
    edge(node, list("a", "b", "c"), 2);
    assertThat(tree.meet(node, list("x", "c", "y", "b"))).isEqualTo(2);
    assertThat(places(node)).containsExactlyInAnyOrder(1, 3);
    assertThat(tree.meet(node, list("x", "b"))).isEqualTo(1);
    assertThat(places(node)).containsExactlyInAnyOrder(1, Tree.NONE);
  }

  @Test
  void edges_addedInAnyOrder_lieInTheOrderOfTheList() {
    int node = tree.addNode(0, "card");
    List<Action> list = list("a", "b", "c", "d", "e", "f", "g");
    for (int place : new int[] {3, 0, 6, 1, 5, 2, 4}) {
      edge(node, list, place);
    }
    assertThat(tree.meet(node, list)).isEqualTo(7);
    assertThat(places(node)).containsExactly(0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void selection_leavesOutWhatIsNotOffered() {
    int node = tree.addNode(0, "card");
    int good = edge(node, list("good", "bad"), 0);
    tree.credit(good, 1);
    int bad = edge(node, list("good", "bad"), 1);
    tree.credit(bad, 0);
    tree.meet(node, list("bad"));
    assertThat(tree.place(tree.select(node, 1))).isZero();
    assertThat(tree.mean(tree.select(node, 1))).isZero();
    tree.meet(node, list("good", "bad"));
    assertThat(tree.mean(tree.select(node, 0.1))).isEqualTo(1);
  }

  @Test
  void selection_comesBackToWhatIsOftenOfferedAndSeldomTried() {
    int node = tree.addNode(0, "card");
    List<Action> list = list("good", "bad");
    tree.credit(edge(node, list, 0), 0.6);
    tree.credit(edge(node, list, 1), 0.4);
    int tries = 0;
    tree.meet(node, list);
    for (int i = 0; i < 1000; i++) {
      int edge = tree.select(node, 0.7);
      tries += tree.place(edge) == 1 ? 1 : 0;
      tree.credit(edge, tree.place(edge) == 0 ? 0.6 : 0.4);
    }
    assertThat(tries).isBetween(10, 300);
  }

  /** The favoured edge is the second; a third comes into the list before it later, and moves it. */
  private int favoured(int node, List<Action> list) {
    tree.credit(edge(node, list, 2), 0.5);
    int edge = edge(node, list, 1);
    tree.favour(edge);
    tree.credit(edge, 0.5);
    tree.credit(edge(node, list, 0), 0.5);
    return node;
  }

  private int tries(int node, List<Action> list, double favouredReward, double otherReward) {
    int tries = 0;
    for (int i = 0; i < 400; i++) {
      tree.visit(node);
      tree.meet(node, list);
      int edge = tree.select(node, 0.3, 0.8);
      boolean isFavoured = tree.place(edge) == 1;
      tries += isFavoured ? 1 : 0;
      tree.credit(edge, isFavoured ? favouredReward : otherReward);
    }
    return tries;
  }

  @Test
  void favouredEdge_isHeldOnTo_amongEquals_andLeftForABetterOne() {
    List<Action> list = list("a", "b", "c");
    int equal = favoured(tree.addNode(0, "card"), list);
    assertThat(tries(equal, list, 0.5, 0.5)).isBetween(250, 390);
    int worse = favoured(tree.addNode(0, "card"), list);
    assertThat(tries(worse, list, 0.5, 0.7)).isBetween(5, 150);
  }

  @Test
  void favouredEdge_thatIsNotOffered_leavesTheOthersAlike() {
    List<Action> list = list("a", "b", "c");
    int node = favoured(tree.addNode(0, "card"), list);
    int first = 0;
    for (int i = 0; i < 100; i++) {
      tree.visit(node);
      tree.meet(node, list("a", "c"));
      int edge = tree.select(node, 0.3, 0.8);
      first += tree.place(edge) == 0 ? 1 : 0;
      tree.credit(edge, 0.5);
    }
    assertThat(first).isBetween(45, 55);
  }

  @Test
  void decisions_afterOneAction_areKeptApartBySeatAndKind() {
    int node = tree.addNode(0, "card");
    int edge = edge(node, list("a"), 0);
    int one = tree.follow(edge, 1, "brace");
    int two = tree.follow(edge, 1, "card");
    int three = tree.follow(edge, 2, "brace");
    assertThat(List.of(one, two, three)).doesNotHaveDuplicates();
    assertThat(tree.follow(edge, 1, new String("brace"))).isEqualTo(one);
    assertThat(tree.follow(edge, 1, "card")).isEqualTo(two);
    assertThat(tree.follow(edge, 2, "brace")).isEqualTo(three);
    assertThat(tree.actor(three)).isEqualTo(2);
  }

  @Test
  void tree_whenFull_saysSo() {
    Tree small = new Tree(8);
    int node = small.addNode(0, "card");
    List<Action> list = list("a", "b", "c", "d", "e");
    for (int i = 0; i < 5; i++) {
      assertThat(small.isFull()).as("before edge %d", i).isFalse();
      small.meet(node, list);
      small.addEdge(node, i, list.get(i));
    }
    assertThat(small.isFull()).isTrue();
    small.clear();
    assertThat(small.isFull()).isFalse();
  }

  @Test
  void columns_overManyRandomSteps_holdWhatAMapHolds() {
    SeededRandom random = new SeededRandom(11);
    List<Map<Action, Double>> expected = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      tree.addNode(i % 3, "card");
      expected.add(new LinkedHashMap<>());
    }
    for (int step = 0; step < 20_000; step++) {
      int node = random.nextInt(600);
      List<Action> list = list("w" + random.nextInt(4), "x" + random.nextInt(4), "y" + random.nextInt(4));
      int place = random.nextInt(3);
      tree.meet(node, list);
      int edge = edgeAt(node, place);
      if (edge == Tree.NONE) {
        edge = tree.addEdge(node, place, list.get(place));
      }
      tree.credit(edge, 1);
      expected.get(node).merge(list.get(place), 1.0, Double::sum);
    }
    for (int node = 0; node < 600; node++) {
      Map<Action, Double> wanted = expected.get(node);
      List<Action> all = new ArrayList<>(wanted.keySet());
      assertThat(tree.meet(node, all)).isEqualTo(all.size());
      for (int place = 0; place < all.size(); place++) {
        assertThat(tree.tried(edgeAt(node, place))).isEqualTo(wanted.get(all.get(place)).intValue());
      }
    }
  }

  private int edgeAt(int node, int place) {
    for (int edge = tree.first(node); edge < tree.first(node) + tree.size(node); edge++) {
      if (tree.place(edge) == place) {
        return edge;
      }
    }
    return Tree.NONE;
  }

  private List<Integer> places(int node) {
    List<Integer> places = new ArrayList<>();
    for (int edge = tree.first(node); edge < tree.first(node) + tree.size(node); edge++) {
      places.add(tree.place(edge));
    }
    return places;
  }

  @Test
  void decisionsOfOneSeat_withDifferentKnowledge_areDifferentNodes_untilThereAreTooMany() {
    int root = tree.addNode(0, "act");
    int edge = tree.addEdge(root, 0, null);
    Set<Integer> nodes = new TreeSet<>();
    for (long known = 1; known <= 40; known++) {
      int node = tree.follow(edge, 1, "act", known);
      assertThat(tree.follow(edge, 1, "act", known)).isEqualTo(node);
      nodes.add(node);
    }
    assertThat(nodes).hasSize(17);
    assertThat(tree.follow(edge, 1, "act")).isEqualTo(tree.follow(edge, 1, "act", 99));
    assertThat(tree.follow(edge, 0, "act")).isNotIn(nodes);
  }
}
